import type { GroupRole } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { requireGroupLeader } from '../groupScope'

import { checkChosen } from './checkChosen'
import { endMemberships, placeMembers, placesOf } from './memberships'
import { subGroupOf } from './subGroupOf'

/**
 * The places of users about whom the viewer may decide. Leaders of a group leave it or move within it by handing over,
 * and only staff move or remove those who help to lead.
 * @throws NOT_FOUND, GROUP_LEADER, GROUP_ASSISTANT
 */
const decidable = async (tx: Tx, userIds: number[]) => {
  const rows = await placesOf(tx, { userId: { in: userIds } })
  rows.forEach(({ groupId }) => requireGroupLeader(groupId))
  if (rows.length < new Set(userIds).size) throw new AppError('NOT_FOUND')
  const isEditor = currentUser().pageAccess.editGroup
  const refused = (role: GroupRole) => rows.some((row) => row.role === role)
  if (!isEditor && refused('LEADER')) throw new AppError('GROUP_LEADER')
  if (!isEditor && refused('ASSISTANT')) throw new AppError('GROUP_ASSISTANT')
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
  requireGroupLeader(groupId)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const from = await decidable(tx, userIds)
    if (from.some(({ role }) => role === 'LEADER'))
      throw new AppError('GROUP_LEADER')
    const leavesGroup = from.some((row) => row.groupId !== groupId)
    const reason = leavesGroup
      ? requireReason(input.reason)
      : input.reason.trim()
    const subGroup = await subGroupOf(tx, groupId, input.subGroupId)
    const moved = await placeMembers(tx, {
      userIds,
      from,
      groupId,
      subGroupId: subGroup?.id ?? null,
      reason,
    })
    await logInfo(tx, {
      action: 'group.membersMoved',
      entity: 'Group',
      entityId: groupId,
      before: {
        members: from.map((row) => ({
          userId: row.userId,
          groupId: row.groupId,
        })),
      },
      after: { userIds: moved, subGroupId: subGroup?.id ?? null, reason },
    })
    return moved.length
  })
}) satisfies MutationResolvers['moveGroupMembers']

/**
 * Takes members out of their group; nobody removes themselves.
 * @returns the number of those who left
 * @throws REASON_REQUIRED, REQUIRED, TOO_LONG by field; GROUP_LEADER, GROUP_ASSISTANT, GROUP_PLACE_CHANGED; NOT_FOUND
 */
export const removeGroupMembers = (async ({ userIds, ...args }) => {
  checkChosen(userIds)
  const reason = requireReason(args.reason)
  const { id } = currentUser()
  return inTransaction(async (tx) => {
    const rows = await decidable(tx, userIds)
    if (userIds.includes(id)) throw new AppError('GROUP_LEADER')
    await endMemberships(tx, rows, { reason, endedById: id })
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
    return rows.length
  })
}) satisfies MutationResolvers['removeGroupMembers']
