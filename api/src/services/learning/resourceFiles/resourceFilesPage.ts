import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { containing, pageOf } from 'src/lib/paging'

import { asResourceFile, withLinks } from './asResourceFile'

const filterOf = (name: string): Prisma.ResourceFileWhereInput => {
  const now = new Date()
  switch (name) {
    case 'published':
      return {
        status: 'PUBLISHED',
        OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
      }
    case 'draft':
      return { status: 'DRAFT' }
    case 'expired':
      return { status: 'PUBLISHED', expiresAt: { lte: now } }
    case 'public':
      return { status: { not: 'ARCHIVED' }, isPublic: true }
    case 'archived':
      return { status: 'ARCHIVED' }
    default:
      return { status: { not: 'ARCHIVED' } }
  }
}

const SORTABLE = ['title', 'downloads', 'publishedAt', 'createdAt'] as const

/** The search finds titles in both languages, tags and folders. */
const matching = (q: string | null | undefined) => {
  const text = containing(q)
  return text
    ? {
        OR: [
          { title: text },
          {
            translations: {
              path: ['fil', 'title'],
              string_contains: text.contains,
              mode: text.mode,
            },
          },
          { tags: { has: (q ?? '').trim().toLowerCase() } },
          { folder: { name: text } },
        ],
      }
    : {}
}

export const resourceFilesPage = (async (args) => {
  const where: Prisma.ResourceFileWhereInput = {
    AND: [filterOf(args.filter ?? ''), matching(args.q)],
  }
  const { rows, total } = await pageOf(
    args,
    SORTABLE,
    (window) =>
      db.resourceFile.findMany({ ...window, where, include: withLinks }),
    () => db.resourceFile.count({ where })
  )
  return { rows: rows.map(asResourceFile), total }
}) satisfies QueryResolvers['resourceFilesPage']
