import type { GroupInput, MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanRichText } from 'src/lib/protection/richText'

import { asGroup } from './asGroup'
import { checkGroup, commonDataOf, refuseUnsavable } from './groupInput'
import { requireGroupEditor } from './groupScope'
import { declineRequests } from './joining/declineRequests'
import { endMemberships, placesOf } from './members/memberships'

const dataOf = (input: GroupInput) => ({
  ...commonDataOf(input),
  description: cleanRichText(input.description),
  joinMode: input.joinMode,
  chatUrl: input.chatUrl,
  batchId: input.batchId ?? null,
})

const groupOf = async (tx: Tx, id: number) =>
  asGroup(tx, await tx.group.findUniqueOrThrow({ where: { id } }))

/** @throws BAD_USER_INPUT: NAME_TAKEN, REQUIRED, TOO_LONG, INVALID, WEBSITE_INVALID by field */
export const createGroup = (async ({ input }) => {
  checkGroup(input)
  return inTransaction(async (tx) => {
    const { id } = await tx.group.create({ data: dataOf(input) })
    await logInfo(tx, {
      action: 'group.created',
      entity: 'Group',
      entityId: id,
      after: { ...input },
    })
    return groupOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createGroup']

/** @throws as createGroup; NOT_FOUND for an archived group */
export const updateGroup = (async ({ id, input }) => {
  requireGroupEditor(id)
  checkGroup(input)
  return inTransaction(async (tx) => {
    const before = found(
      await tx.group.findFirst({ where: { id, archivedAt: null } })
    )
    await tx.group.update({ where: { id }, data: dataOf(input) })
    await logInfo(tx, {
      action: 'group.updated',
      entity: 'Group',
      entityId: id,
      before: { name: before.name, capacity: before.capacity },
      after: { ...input },
    })
    return groupOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateGroup']

/**
 * Ends a group: its people are told the reason and may join another one, and its history stays.
 * @throws REASON_REQUIRED, TOO_LONG by field; NOT_FOUND
 */
export const archiveGroup = (async ({ id, ...args }) => {
  requireGroupEditor(id)
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', id)
    const { count } = await tx.group.updateMany({
      where: { id, archivedAt: null },
      data: { archivedAt: new Date() },
    })
    if (count > 0) {
      const places = await placesOf(tx, { groupId: id })
      await endMemberships(tx, places, {
        reason,
        endedById: currentUser().id,
      })
      await declineRequests(tx, { groupId: id, status: 'WAITING' }, reason)
      await logInfo(tx, {
        action: 'group.archived',
        entity: 'Group',
        entityId: id,
        after: { reason, members: places.length },
      })
    }
    return groupOf(tx, id)
  })
}) satisfies MutationResolvers['archiveGroup']

/** Brings a group back, without the people who were in it. @throws NAME_TAKEN by field; NOT_FOUND */
export const restoreGroup = (async ({ id }) => {
  requireGroupEditor(id)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', id)
    const { count } = await tx.group.updateMany({
      where: { id, archivedAt: { not: null } },
      data: { archivedAt: null },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'group.restored',
        entity: 'Group',
        entityId: id,
      })
    return groupOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['restoreGroup']
