import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, InputError, refuseInput } from 'src/lib/errors'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'

import { levelNamesOf } from './batchLevels'

const hasPlace = ({
  capacity,
  count,
}: {
  capacity: number | null
  count: { members: number } | null
}) => capacity === null || (count?.members ?? 0) < capacity

const findOpen = (tx: Tx, id: number) =>
  tx.batch.findFirst({
    where: { id, archivedAt: null },
    include: { count: { select: { members: true } } },
  })

/** Whether a batch is open and has a free place, which nobody else takes until the transaction ends. */
export const hasFreePlace = async (tx: Tx, id: number) => {
  await lockRow(tx, 'Batch', id)
  const batch = await findOpen(tx, id)
  return batch !== null && hasPlace(batch)
}

const openBatch = async (tx: Tx, id: number) => {
  const batch = await findOpen(tx, id)
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
  const locked = await openBatch(tx, batchId)
  const { count: _, ...batch } = locked
  const former = found(
    await tx.user.findUnique({
      where: { id: userId },
      select: { batchId: true },
    })
  )
  if (former.batchId === batchId)
    return { batch, formerId: batchId, levelNames: [] }

  refuseInput({ batchId: !hasPlace(locked) && 'BATCH_FULL' })
  await tx.user.update({ where: { id: userId }, data: { batchId } })
  const levelNames = await levelNamesOf(tx, batchId)
  if (levelNames.length > 0) await grantLevels(tx, userId, levelNames)
  return { batch, formerId: former.batchId, levelNames }
}
