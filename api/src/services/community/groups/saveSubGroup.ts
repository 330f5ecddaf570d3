import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asSubGroup, withSubGroupParts } from './asGroup'
import { checkSubGroup, commonDataOf, refuseUnsavable } from './groupInput'
import { requireGroupEditor } from './groupScope'
import { placeMembers, placesOf } from './members/memberships'

const subGroupOf = async (tx: Tx, id: number) =>
  asSubGroup(
    tx,
    await tx.subGroup.findUniqueOrThrow({
      where: { id },
      include: withSubGroupParts,
    })
  )

/** A sub-group in use, of a group in use, within the viewer's scope. @throws NOT_FOUND */
const editable = async (tx: Tx, id: number) => {
  const row = found(
    await tx.subGroup.findFirst({
      where: { id, archivedAt: null, group: { archivedAt: null } },
    })
  )
  requireGroupEditor(row.groupId)
  return row
}

/** @throws NAME_TAKEN and others by field; NOT_FOUND */
export const createSubGroup = (async ({ groupId, input }) => {
  requireGroupEditor(groupId)
  checkSubGroup(input)
  return inTransaction(async (tx) => {
    found(
      await tx.group.findFirst({ where: { id: groupId, archivedAt: null } })
    )
    const { id } = await tx.subGroup.create({
      data: { groupId, ...commonDataOf(input) },
    })
    await logInfo(tx, {
      action: 'subGroup.created',
      entity: 'SubGroup',
      entityId: id,
      after: { groupId, ...input },
    })
    return subGroupOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createSubGroup']

/** @throws NAME_TAKEN and others by field; NOT_FOUND */
export const updateSubGroup = (async ({ id, input }) => {
  checkSubGroup(input)
  return inTransaction(async (tx) => {
    const before = await editable(tx, id)
    await tx.subGroup.update({ where: { id }, data: commonDataOf(input) })
    await logInfo(tx, {
      action: 'subGroup.updated',
      entity: 'SubGroup',
      entityId: id,
      before: { name: before.name, capacity: before.capacity },
      after: { ...input },
    })
    return subGroupOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateSubGroup']

/** Ends a sub-group; its members stay in the group. @throws NOT_FOUND */
export const archiveSubGroup = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { groupId } = await editable(tx, id)
    await lockRow(tx, 'Group', groupId)
    const places = await placesOf(tx, { subGroupId: id })
    await placeMembers(tx, {
      userIds: places.map(({ userId }) => userId),
      from: places,
      groupId,
      subGroupId: null,
      reason: '',
    })
    await tx.subGroup.update({
      where: { id },
      data: { archivedAt: new Date() },
    })
    await logInfo(tx, {
      action: 'subGroup.archived',
      entity: 'SubGroup',
      entityId: id,
      after: { members: places.length },
    })
    return subGroupOf(tx, id)
  })) satisfies MutationResolvers['archiveSubGroup']
