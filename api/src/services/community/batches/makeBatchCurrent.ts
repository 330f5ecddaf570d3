import type { MutationResolvers } from 'types/graphql'

import { command } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { batchOf } from './asBatch'

// The flag moves once at a time: the partial unique index would refuse the slower of two requests.
const LOCK_FLAG = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('currentBatch', 0))`
)

/**
 * Makes a batch the current one, and the former one no longer. Staff decide: its dates do not matter.
 * @throws NOT_FOUND for an archived batch
 */
export const makeBatchCurrent = (async ({ id }) =>
  inTransaction(async (tx) => {
    await LOCK_FLAG.run(tx, [])
    await lockRow(tx, 'Batch', id)
    const batch = found(
      await tx.batch.findFirst({ where: { id, archivedAt: null } })
    )
    if (!batch.isCurrent) {
      const former = await tx.batch.findFirst({ where: { isCurrent: true } })
      await tx.batch.updateMany({
        where: { isCurrent: true },
        data: { isCurrent: false },
      })
      await tx.batch.update({ where: { id }, data: { isCurrent: true } })
      await logInfo(tx, {
        action: 'batch.madeCurrent',
        entity: 'Batch',
        entityId: id,
        before: { current: former?.name ?? null },
        after: { current: batch.name },
      })
    }
    return batchOf(tx, id)
  })) satisfies MutationResolvers['makeBatchCurrent']
