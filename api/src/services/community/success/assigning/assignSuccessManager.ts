import type { MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, optionalNote, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { mayCare } from '../managers/mayCare'

import { assignMembers } from './assignMembers'

/** One call moves this many members at most. */
const MOST_MEMBERS = 5000

/** Locks an active manager. @throws INVALID at managerId for another one */
const lockActive = async (tx: Tx, managerId: number) => {
  await lockRow(tx, 'SuccessManager', managerId)
  const manager = await tx.successManager.findFirst({
    where: { id: managerId, isActive: true, user: mayCare },
  })
  refuseInput({ managerId: !manager && 'INVALID' })
}

/**
 * Puts members into the care of a manager by hand, whatever the manager's capacity is, or takes them out of it. A
 * repeated call changes nothing.
 * @returns the number of members that changed
 * @throws INVALID, REQUIRED, TOO_LONG by field
 */
export const assignSuccessManager = (async ({ userIds, managerId, reason }) => {
  refuseInput({
    userIds:
      userIds.length === 0
        ? 'REQUIRED'
        : userIds.length > MOST_MEMBERS && 'TOO_LONG',
  })
  const note = optionalNote(reason)
  return inTransaction(async (tx) => {
    if (managerId != null) await lockActive(tx, managerId)
    const reached = await tx.user.findMany({
      where: { AND: [{ id: { in: userIds } }, usersInScope()] },
      select: { id: true },
    })
    const changed = await assignMembers(tx, {
      userIds: reached.map(({ id }) => id),
      managerId: managerId ?? null,
      reason: note,
      byId: currentUser().id,
    })
    if (changed.length > 0)
      await logInfo(tx, {
        action: 'successManager.assigned',
        entity: 'SuccessManager',
        entityId: managerId ?? 0,
        after: { userIds: changed, reason: note },
      })
    return changed.length
  })
}) satisfies MutationResolvers['assignSuccessManager']

/**
 * Gives all members of a manager to another one, for a leave or a farewell. Repeated until nobody is left, since one call moves
 * a bounded number.
 * @returns the number of members that changed, and of those who are left
 * @throws REASON_REQUIRED; INVALID at managerId; NOT_FOUND
 */
export const handOverMembers = (async ({ id, managerId, reason }) => {
  refuseInput({ managerId: managerId === id && 'INVALID' })
  const note = requireReason(reason)
  return inTransaction(async (tx) => {
    // In the order of their ids, so that two hand-overs to each other do not wait for one another.
    for (const each of [id, managerId].sort((a, b) => a - b))
      await lockRow(tx, 'SuccessManager', each)
    found(await tx.successManager.findUnique({ where: { id } }))
    await lockActive(tx, managerId)
    const where = { successManagerId: id, archivedAt: null }
    const members = await tx.user.findMany({
      where,
      orderBy: { id: 'asc' },
      take: MOST_MEMBERS,
      select: { id: true },
    })
    const changed = await assignMembers(tx, {
      userIds: members.map((member) => member.id),
      managerId,
      reason: note,
      byId: currentUser().id,
    })
    await logInfo(tx, {
      action: 'successManager.handedOver',
      entity: 'SuccessManager',
      entityId: id,
      after: { managerId, members: changed.length, reason: note },
    })
    return { moved: changed.length, left: await tx.user.count({ where }) }
  })
}) satisfies MutationResolvers['handOverMembers']
