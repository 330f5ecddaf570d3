import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { requireReason } from '../../requireReason'
import { mustRunGroup } from '../groupScope'

import { endMemberships, placeMembers } from './memberships'
import { subGroupOf } from './subGroupOf'

const MOST_AT_ONCE = 500

const checkChosen = (userIds: number[]) =>
  refuseInput({
    userIds:
      userIds.length === 0
        ? 'REQUIRED'
        : userIds.length > MOST_AT_ONCE && 'TOO_LONG',
  })

/** The groups that the users are in today. @throws NOT_FOUND if the viewer may not decide about one of them */
const groupsOf = async (tx: Tx, userIds: number[]) => {
  const rows = await tx.groupMembership.findMany({
    where: { userId: { in: userIds }, endedAt: null },
    select: { userId: true, groupId: true, role: true },
  })
  rows.forEach(({ groupId }) => mustRunGroup(groupId))
  if (rows.length < new Set(userIds).size) throw new AppError('NOT_FOUND')
  return rows
}

/**
 * Moves members to another group or sub-group. Leaders move them between the sub-groups of their own group.
 * @returns the number of those whose place has changed
 * @throws INVALID, REASON_REQUIRED by field; GROUP_FULL, GROUP_PLACE_CHANGED, and then moves nobody; NOT_FOUND
 */
export const moveGroupMembers = (async ({ input }) => {
  const { userIds, groupId } = input
  checkChosen(userIds)
  mustRunGroup(groupId)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const before = await groupsOf(tx, userIds)
    const leavesGroup = before.some((row) => row.groupId !== groupId)
    const reason = leavesGroup
      ? requireReason(input.reason)
      : input.reason.trim()
    const subGroup = await subGroupOf(tx, groupId, input.subGroupId)
    const moved = await placeMembers(tx, {
      userIds,
      groupId,
      subGroupId: subGroup?.id ?? null,
      reason,
    })
    await logInfo(tx, {
      action: 'group.membersMoved',
      entity: 'Group',
      entityId: groupId,
      before: { members: before },
      after: { userIds: moved, subGroupId: subGroup?.id ?? null, reason },
    })
    return moved.length
  })
}) satisfies MutationResolvers['moveGroupMembers']

/**
 * Takes members out of their group. An assistant cannot remove those who lead it, and nobody removes themselves.
 * @returns the number of those who left
 * @throws REASON_REQUIRED, REQUIRED, TOO_LONG by field; GROUP_LEADER, GROUP_PLACE_CHANGED; NOT_FOUND
 */
export const removeGroupMembers = (async ({ userIds, ...args }) => {
  checkChosen(userIds)
  const reason = requireReason(args.reason)
  const { id, pageAccess } = currentUser()
  return inTransaction(async (tx) => {
    const rows = await groupsOf(tx, userIds)
    const hasLeader = rows.some(({ role }) => role !== 'MEMBER')
    if (userIds.includes(id) || (hasLeader && !pageAccess.editGroup))
      throw new AppError('GROUP_LEADER')
    const count = await endMemberships(tx, userIds, { reason, endedById: id })
    for (const groupId of new Set(rows.map((row) => row.groupId)))
      await logInfo(tx, {
        action: 'group.membersRemoved',
        entity: 'Group',
        entityId: groupId,
        before: {
          userIds: rows
            .filter((row) => row.groupId === groupId)
            .map(({ userId }) => userId),
        },
        after: { reason },
      })
    return count
  })
}) satisfies MutationResolvers['removeGroupMembers']
