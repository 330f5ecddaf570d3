import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { batchOf } from './asBatch'
import { isBatchUsed } from './isBatchUsed'

/**
 * Closes a batch to new members; those it has keep it. Archiving it twice changes nothing.
 * @throws BATCH_CURRENT, NOT_FOUND
 */
export const archiveBatch = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Batch', id)
    const { count } = await tx.batch.updateMany({
      where: { id, archivedAt: null, isCurrent: false },
      data: { archivedAt: new Date() },
    })
    const batch = await batchOf(tx, id)
    if (batch.isCurrent) throw new AppError('BATCH_CURRENT')
    if (count > 0)
      await logInfo(tx, {
        action: 'batch.archived',
        entity: 'Batch',
        entityId: id,
        before: { name: batch.name, members: batch.memberCount },
      })
    return batch
  })) satisfies MutationResolvers['archiveBatch']

/** @throws NOT_FOUND */
export const restoreBatch = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Batch', id)
    const { count } = await tx.batch.updateMany({
      where: { id, archivedAt: { not: null } },
      data: { archivedAt: null },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'batch.restored',
        entity: 'Batch',
        entityId: id,
      })
    return batchOf(tx, id)
  })) satisfies MutationResolvers['restoreBatch']

/**
 * Deletes a batch that nothing has used; any other one can only be archived.
 * @throws BATCH_CURRENT, IN_USE, NOT_FOUND
 */
export const deleteBatch = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Batch', id)
    const batch = await batchOf(tx, id)
    if (batch.isCurrent) throw new AppError('BATCH_CURRENT')
    if (await isBatchUsed(tx, id)) throw new AppError('IN_USE')
    await tx.batch.delete({ where: { id } })
    await logInfo(tx, {
      action: 'batch.deleted',
      entity: 'Batch',
      entityId: id,
      before: { number: batch.number, name: batch.name },
    })
    return batch
  })) satisfies MutationResolvers['deleteBatch']
