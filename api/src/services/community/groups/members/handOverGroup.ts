import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { placeMembers } from './memberships'

/**
 * Makes a member of the viewer's group its leader in the viewer's place, who stays in the group as a member. Only
 * leaders hand over, not assistants.
 * @throws GROUP_PLACE_CHANGED; NOT_FOUND for those who lead no group and for people outside of it
 */
export const handOverGroup = (async ({ userId }) => {
  const { id: leaderId, managedGroup } = currentUser()
  const groupId = found(managedGroup).id
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const [leader, successor] = await Promise.all(
      [leaderId, userId].map((id) =>
        tx.groupMembership.findFirst({
          where: {
            userId: id,
            groupId,
            endedAt: null,
            user: { archivedAt: null },
          },
        })
      )
    )
    if (leader?.role !== 'LEADER' || !successor || successor.role === 'LEADER')
      throw new AppError('NOT_FOUND')
    const place = { groupId, subGroupId: null, reason: '' }
    // The successor first, whose place the former leader takes.
    await placeMembers(tx, { ...place, userIds: [userId], role: 'LEADER' })
    await placeMembers(tx, { ...place, userIds: [leaderId], role: 'MEMBER' })
    await logInfo(tx, {
      action: 'group.handedOver',
      entity: 'Group',
      entityId: groupId,
      before: { userId: leaderId },
      after: { userId },
    })
    return true
  })
}) satisfies MutationResolvers['handOverGroup']
