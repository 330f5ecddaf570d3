import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify, type Named } from 'src/lib/notices'

import { isHere } from '../asGroup'

import { placeMembers, placesOf } from './memberships'

const tellMembers = async (
  tx: Tx,
  { groupId, group }: { groupId: number; group: { name: string } },
  leader: Named,
  except: number[]
) => {
  const people = await tx.groupMembership.findMany({
    where: { groupId, ...isHere, userId: { notIn: except } },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  })
  for (const { userId } of people)
    await notify(tx, userId, {
      kind: 'GROUP_NEW_LEADER',
      facts: { group: group.name },
      about: [leader],
      path: '/community?tab=group',
    })
}

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
    const rows = await placesOf(tx, {
      groupId,
      userId: { in: [leaderId, userId] },
    })
    const leader = rows.find((row) => row.userId === leaderId)
    const successor = rows.find((row) => row.userId === userId)
    if (leader?.role !== 'LEADER' || !successor || successor.role === 'LEADER')
      throw new AppError('NOT_FOUND')
    const { archivedAt, ...person } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
    })
    if (archivedAt) throw new AppError('NOT_FOUND')
    const place = { groupId, subGroupId: null, reason: '', isSwap: true }
    await placeMembers(tx, {
      ...place,
      userIds: [userId],
      from: [successor],
      role: 'LEADER',
    })
    await placeMembers(tx, {
      ...place,
      userIds: [leaderId],
      from: [leader],
      role: 'MEMBER',
    })
    await tellMembers(tx, leader, person, [leaderId, userId])
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
