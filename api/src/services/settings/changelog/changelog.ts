import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { currentUser, type CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { PAGE_ROWS } from 'src/shared/constants'

const MOST_UNREAD = 9

/** Pages stop here. */
const MAX_PAGE = 100

/**
 * The entries that a reader may see. Visitors see public entries; signed-in users also see entries without levels and
 * those for their levels.
 */
const visibleTo = (viewer?: CurrentUser): Prisma.ChangelogEntryWhereInput => {
  const levelIds = viewer?.accessLevels.map(({ id }) => id) ?? []
  return {
    status: 'PUBLISHED',
    OR: [
      { isPublic: true },
      ...(viewer
        ? [{ roles: { isEmpty: true } }, { roles: { hasSome: levelIds } }]
        : []),
    ],
  }
}

export const changelog = (async ({ page }) => {
  const viewer = context.currentUser as CurrentUser | undefined
  const at = Math.min(Math.max(page ?? 1, 1), MAX_PAGE)
  const entries = await db.changelogEntry.findMany({
    where: { ...visibleTo(viewer), publishAt: { lte: new Date() } },
    orderBy: [{ pinned: 'desc' }, { publishAt: 'desc' }, { id: 'desc' }],
    skip: (at - 1) * PAGE_ROWS,
    take: PAGE_ROWS + 1,
  })
  return {
    items: entries.slice(0, PAGE_ROWS).map((entry) => ({
      id: entry.id,
      title: local(entry, 'title'),
      body: local(entry, 'body'),
      category: entry.category,
      publishAt: entry.publishAt as Date,
      pinned: entry.pinned,
    })),
    hasMore: entries.length > PAGE_ROWS && at < MAX_PAGE,
  }
}) satisfies QueryResolvers['changelog']

/**
 * The number of entries, up to a limit, since the reader last opened the changelog, or since they joined if they never
 * opened it.
 */
export const unreadChangelog = (async () => {
  const viewer = currentUser()
  const { createdAt, changelogRead } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { createdAt: true, changelogRead: true },
  })
  const since = changelogRead?.lastSeenAt ?? createdAt
  return db.changelogEntry.count({
    where: {
      ...visibleTo(viewer),
      publishAt: { gt: since, lte: new Date() },
    },
    take: MOST_UNREAD,
  })
}) satisfies QueryResolvers['unreadChangelog']

/** An impersonating administrator does not mark entries as read. */
export const markChangelogSeen = (async () => {
  const { id: userId, isImpersonating } = currentUser()
  if (isImpersonating) return false
  const lastSeenAt = new Date()
  await db.changelogRead.upsert({
    where: { userId },
    create: { userId, lastSeenAt },
    update: { lastSeenAt },
  })
  return true
}) satisfies MutationResolvers['markChangelogSeen']
