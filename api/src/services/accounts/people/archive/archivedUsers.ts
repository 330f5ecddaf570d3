import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pageWithin, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { rankOf } from 'src/lib/sessions/impersonation'
import { fullName } from 'src/shared/accounts/fullName'

import { levelsByHand, ownRank } from '../../accessLevels/accessLevels'
import { searchOf } from '../../users/personSearch'

import { asSnapshot } from './snapshot'

const BOUND = 1000
const SEARCH_BOUND = 50

const withPeople = {
  user: {
    include: {
      deletionRequests: { where: { status: 'WAITING' }, take: 1 },
    },
  },
  archivedBy: true,
  anonymisedBy: true,
} satisfies Prisma.UserArchiveInclude

const asArchived = ({
  user,
  snapshot,
  archivedBy,
  anonymisedBy,
  ...archive
}: Prisma.UserArchiveGetPayload<{ include: typeof withPeople }>) => ({
  ...archive,
  id: user.id,
  name: fullName(user),
  email: asSnapshot(snapshot).email ?? user.email,
  tribeId: user.tribeId,
  isMember: user.isMember,
  archivedByName: archivedBy ? fullName(archivedBy) : '',
  anonymisedByName: anonymisedBy && fullName(anonymisedBy),
  gaveUp: asSnapshot(snapshot).gaveUp ?? [],
  deletionRequestedAt: user.deletionRequests[0]?.createdAt,
  mayDecide: false,
})

const archivedNamed = searchOf({
  id: 'u.id',
  rows: `"User" u WHERE u."archivedAt" IS NOT NULL`,
  most: SEARCH_BOUND + 1,
})

/** The accounts in the archive: who, when, why and by whom. */
export const archivedUsersPage = (async ({ q, filter, sort, ...place }) => {
  const words = searchText(q)
  const where: Prisma.UserArchiveWhereInput = {
    restoredAt: null,
    ...(filter && { reason: filter }),
    ...(words && { userId: { in: await archivedNamed(words) } }),
  }
  const { rows, ...total } = await pageWithin(
    words ? SEARCH_BOUND : BOUND,
    { ...place, sort: sort ?? 'ARCHIVED_AT_DESC' },
    (window) =>
      db.userArchive.findMany({ where, include: withPeople, ...window }),
    (counted) => db.userArchive.count({ where, ...counted })
  )
  return { rows: rows.map(asArchived), ...total }
}) satisfies QueryResolvers['archivedUsersPage']

/** One archived account; null for an account in use. */
export const archivedUser = (async ({ id }) => {
  const row = await db.userArchive.findFirst({
    where: { userId: id, restoredAt: null },
    include: withPeople,
  })
  if (!row) return null
  const isBelow =
    currentUser().roles.includes('admin') ||
    rankOf(await levelsByHand(db, id)) < (await ownRank(db))
  return { ...asArchived(row), mayDecide: isBelow && id !== currentUser().id }
}) satisfies QueryResolvers['archivedUser']
