import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { requireGroupEditor } from '../groupScope'

import { checkChosen } from './checkChosen'
import { placeMembers, placesOf } from './memberships'

/**
 * Gives people of one group another role there.
 * @returns how many have a new role
 * @throws REQUIRED, TOO_LONG by field; GROUP_FULL, GROUP_PLACE_CHANGED, and then changes nobody; NOT_FOUND
 */
export const setGroupRole = (async ({ groupId, userIds, role }) => {
  checkChosen(userIds)
  requireGroupEditor(groupId)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const rows = await placesOf(tx, { userId: { in: userIds } })
    if (
      rows.length < new Set(userIds).size ||
      rows.some((row) => row.groupId !== groupId)
    )
      throw new AppError('GROUP_PLACE_CHANGED')
    let changed = 0
    // Leaders lead all sub-groups; everybody else stays in theirs.
    const places = new Set(
      rows.map(({ subGroupId }) => (role === 'LEADER' ? null : subGroupId))
    )
    for (const subGroupId of places) {
      const from =
        role === 'LEADER'
          ? rows
          : rows.filter((row) => row.subGroupId === subGroupId)
      const placed = await placeMembers(tx, {
        userIds: from.map(({ userId }) => userId),
        from,
        groupId,
        subGroupId,
        role,
        reason: '',
      })
      changed += placed.length
    }
    await logInfo(tx, {
      action: 'group.dutyGiven',
      entity: 'Group',
      entityId: groupId,
      before: {
        members: rows.map((row) => ({ userId: row.userId, role: row.role })),
      },
      after: { userIds, role },
    })
    return changed
  })
}) satisfies MutationResolvers['setGroupRole']
