// How people come into accountability groups and leave them. The callers lock the group.
import type { AccountabilityGroup, Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { isUniqueViolation, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { notifyAll, type Named } from 'src/lib/notices'
import type { NoticeFacts } from 'src/shared/accounts/notices'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'

import { groupsToEdit } from './accountabilityScope'
import { isOpen } from './leadSelection/candidacies'

export const BUDDIES_PATH = '/accountability-buddies'

/** For Prisma: the places of today whose people are not archived. */
export const isPresent = {
  endedAt: null,
  user: { archivedAt: null },
} as const satisfies Prisma.AccountabilityMemberWhereInput

/** Today in Manila, as a column of days. */
export const todayColumn = () => dateColumnOf(manilaToday())

/** A group in use within reach, locked. @throws NOT_FOUND */
export const lockGroup = async (tx: Tx, id: number) => {
  await lockRow(tx, 'AccountabilityGroup', id)
  return found(
    await tx.accountabilityGroup.findFirst({
      where: { id, status: { not: 'ENDED' }, AND: groupsToEdit() },
    })
  )
}

type NamedGroup = Pick<AccountabilityGroup, 'id' | 'name'>

/** Tells people of their place, in one statement; nobody is told of what they did themselves. */
export const tellAllOfPlace = async (
  tx: Tx,
  userIds: readonly number[],
  { name: group }: NamedGroup,
  change: NoticeFacts['ACCOUNTABILITY']['change'],
  reason: string | null = null,
  about?: Named
) => {
  const others = userIds.filter((id) => id !== currentUser().id)
  if (others.length === 0) return
  await notifyAll(tx, others, {
    kind: 'ACCOUNTABILITY',
    facts: { group, change, reason: reason || null },
    about: about ? [about] : [],
    path: BUDDIES_PATH,
  })
}

/** `tellAllOfPlace` for one person. */
export const tellOfPlace = (
  tx: Tx,
  userId: number,
  group: NamedGroup,
  change: NoticeFacts['ACCOUNTABILITY']['change'],
  reason?: string | null,
  about?: Named
) => tellAllOfPlace(tx, [userId], group, change, reason, about)

/**
 * Gives people a place; those who asked for one have it.
 * @throws GROUP_FULL; GROUP_PLACE_CHANGED if one of them got another place meanwhile, or leads the group
 */
export const takePlaces = async (
  tx: Tx,
  group: AccountabilityGroup,
  userIds: readonly number[],
  at = new Date()
) => {
  if (userIds.some((id) => id === group.leaderId))
    throw new AppError('GROUP_PLACE_CHANGED')
  await tx.accountabilityMember
    .createMany({
      data: userIds.map((userId) => ({
        userId,
        groupId: group.id,
        startsOn: todayColumn(),
      })),
    })
    .catch((error) => {
      if (isUniqueViolation(error)) throw new AppError('GROUP_PLACE_CHANGED')
      throw error
    })
  const taken = await tx.accountabilityMember.count({
    where: { groupId: group.id, ...isPresent },
  })
  if (taken > group.maxSize) throw new AppError('GROUP_FULL')
  await tx.accountabilityWish.updateMany({
    where: { userId: { in: [...userIds] }, metAt: null },
    data: { metAt: at },
  })
  await tellAllOfPlace(tx, userIds, group, 'joined')
}

/** Ends places of today in a group; their people are told the reason. @returns the ids of those people */
export const endPlaces = async (
  tx: Tx,
  group: NamedGroup,
  where: Prisma.AccountabilityMemberWhereInput,
  reason: string
) => {
  const ended = await tx.accountabilityMember.updateManyAndReturn({
    where: { ...where, groupId: group.id, endedAt: null },
    data: { endedAt: new Date(), endReason: reason },
    select: { userId: true },
  })
  const userIds = ended.map(({ userId }) => userId)
  // Who has left cannot lead the group.
  await tx.teamLeadCandidacy.updateMany({
    where: { groupId: group.id, userId: { in: userIds }, ...isOpen },
    data: { status: 'ENDED' },
  })
  await tellAllOfPlace(tx, userIds, group, 'left', reason)
  return userIds
}
