import type { Group } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { NO_ID } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, optionalNote, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { dailyKey, notify } from 'src/lib/notices'

import { isHere, takesPlace } from '../asGroup'
import { endMemberships, placeMembers, placesOf } from '../members/memberships'

import { joinableBy } from './joinable'

const leadersOf = (tx: Tx, groupId: number) =>
  tx.groupMembership.findMany({
    where: { groupId, ...isHere, role: { not: 'MEMBER' } },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  })

/** Tells the leaders once a day of each person. */
const tellLeaders = async (
  tx: Tx,
  group: Group,
  kind: 'GROUP_REQUESTED' | 'GROUP_MEMBER_JOINED'
) => {
  for (const { userId } of await leadersOf(tx, group.id))
    await notify(tx, userId, {
      kind,
      facts: { group: group.name },
      about: [currentUser()],
      path: '/view-group',
      key: dailyKey(kind, group.id, currentUser().id),
    })
}

/** A group that the viewer may join by themselves. @throws NOT_FOUND, GROUP_FULL */
const joinable = async (tx: Tx, id: number) => {
  const group = found(
    await tx.group.findFirst({ where: { AND: [{ id }, await joinableBy(tx)] } })
  )
  const members = await tx.groupMembership.count({
    where: { groupId: id, ...takesPlace },
  })
  if (group.capacity !== null && members >= group.capacity)
    throw new AppError('GROUP_FULL')
  return group
}

const refuseSecond = async (tx: Tx, userId: number) => {
  const count = await tx.groupMembership.count({
    where: { userId, endedAt: null },
  })
  if (count > 0) throw new AppError('GROUP_HAS_ONE')
}

/**
 * Joins an open group, or asks the leaders of one that answers requests.
 * @returns whether the viewer is in the group
 * @throws GROUP_FULL, GROUP_HAS_ONE, GROUP_REQUEST_WAITS; TOO_LONG by field; NOT_FOUND for groups that only staff fill
 */
export const joinGroup = (async ({ groupId, note }) => {
  const { id: userId } = currentUser()
  const words = optionalNote(note)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const group = await joinable(tx, groupId)
    await refuseSecond(tx, userId)
    const isOpen = group.joinMode === 'OPEN'
    if (isOpen) {
      await placeMembers(tx, {
        userIds: [userId],
        from: [],
        groupId,
        subGroupId: null,
        reason: '',
      })
      await tellLeaders(tx, group, 'GROUP_MEMBER_JOINED')
    } else {
      await tx.groupRequest.create({ data: { groupId, userId, note: words } })
      await tellLeaders(tx, group, 'GROUP_REQUESTED')
    }
    await logInfo(tx, {
      action: isOpen ? 'group.joined' : 'group.requested',
      entity: 'Group',
      entityId: groupId,
      after: { userId },
    })
    return isOpen
  }).catch((error) => {
    if (isUniqueViolation(error)) throw new AppError('GROUP_REQUEST_WAITS')
    throw error
  })
}) satisfies MutationResolvers['joinGroup']

/** Takes back the viewer's own request. @throws NOT_FOUND if it was answered */
export const withdrawGroupRequest = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.groupRequest.updateMany({
      where: { id, userId: currentUser().id, status: 'WAITING' },
      data: { status: 'WITHDRAWN', decidedAt: new Date() },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'group.withdrawn',
      entity: 'GroupRequest',
      entityId: id,
    })
    return true
  })) satisfies MutationResolvers['withdrawGroupRequest']

/**
 * Leaves the viewer's group; its leaders are told why. Groups that staff fill are left with staff's help, and those who
 * lead a group hand it over first.
 * @throws REASON_REQUIRED, GROUP_LEADER, NOT_FOUND
 */
export const leaveGroup = (async (args) => {
  const { id: userId } = currentUser()
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const [place] = await placesOf(tx, { userId })
    const group = found(
      await tx.group.findFirst({
        where: { id: place?.groupId ?? NO_ID, joinMode: { not: 'STAFF' } },
      })
    )
    if (place.role !== 'MEMBER') throw new AppError('GROUP_LEADER')
    await endMemberships(tx, [place], { reason, endedById: userId })
    for (const leader of await leadersOf(tx, group.id))
      await notify(tx, leader.userId, {
        kind: 'GROUP_MEMBER_LEFT',
        facts: { group: group.name, reason },
        about: [currentUser()],
        path: '/view-group',
        key: dailyKey('GROUP_MEMBER_LEFT', group.id, userId),
      })
    await logInfo(tx, {
      action: 'group.membersRemoved',
      entity: 'Group',
      entityId: group.id,
      before: { userIds: [userId] },
      after: { reason },
    })
    return true
  })
}) satisfies MutationResolvers['leaveGroup']
