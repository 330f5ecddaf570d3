import type { Prisma } from '@prisma/client'
import type { QueryResolvers, ResourceFilesFilter } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'

import { asResourceFile, withLinks } from './asResourceFile'

const filters: Record<
  ResourceFilesFilter,
  (now: Date) => Prisma.ResourceFileWhereInput
> = {
  PUBLISHED: (now) => ({
    status: 'PUBLISHED',
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  }),
  DRAFT: () => ({ status: 'DRAFT' }),
  EXPIRED: (now) => ({ status: 'PUBLISHED', expiresAt: { lte: now } }),
  PUBLIC: () => ({ status: { not: 'ARCHIVED' }, isPublic: true }),
  ARCHIVED: () => ({ status: 'ARCHIVED' }),
}

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
    AND: [
      args.filter
        ? filters[args.filter](new Date())
        : { status: { not: 'ARCHIVED' } },
      matching(args.q),
    ],
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.resourceFile.findMany({ ...window, where, include: withLinks }),
    () => db.resourceFile.count({ where })
  )
  return { rows: rows.map(asResourceFile), total }
}) satisfies QueryResolvers['resourceFilesPage']
