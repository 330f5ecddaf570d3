import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, InputError, refuseInput } from 'src/lib/errors'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'

import { levelNamesOf } from './batchLevels'

const openBatch = async (tx: Tx, id: number) => {
  const batch = await tx.batch.findFirst({
    where: { id, archivedAt: null },
    include: { count: { select: { members: true } } },
  })
  if (!batch) throw new InputError({ batchId: 'BATCH_REQUIRED' })
  return batch
}

/**
 * Puts a user into a batch. A new member takes a place, and gets the batch's levels by hand; a user who is in the batch
 * already gets nothing twice. Every way into a batch goes through here, so that its capacity holds for all at once.
 * @returns the batch, the id of the former one, and the names of the levels that the user got
 * @throws BATCH_REQUIRED for a missing or archived batch and BATCH_FULL by field; NOT_FOUND; what `grantLevels` throws
 */
export const joinBatch = async (tx: Tx, userId: number, batchId: number) => {
  await openBatch(tx, batchId)
  await lockRow(tx, 'Batch', batchId)
  const { count, ...batch } = await openBatch(tx, batchId)
  const former = found(
    await tx.user.findUnique({
      where: { id: userId },
      select: { batchId: true },
    })
  )
  if (former.batchId === batchId)
    return { batch, formerId: batchId, levelNames: [] }

  refuseInput({
    batchId:
      batch.capacity !== null &&
      (count?.members ?? 0) >= batch.capacity &&
      'BATCH_FULL',
  })
  await tx.user.update({ where: { id: userId }, data: { batchId } })
  const levelNames = await levelNamesOf(tx, batchId)
  if (levelNames.length > 0) await grantLevels(tx, userId, levelNames)
  return { batch, formerId: former.batchId, levelNames }
}
