import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, requireReason } from 'src/lib/errors'

import { asBatch } from './payouts'
import {
  changePayouts,
  lockBatch,
  lockPayouts,
  logPayouts,
  releaseLines,
} from './payoutStates'

/**
 * Cancels a payout before its transfer is exported. Its lines are due again.
 * @throws REASON_REQUIRED, PAYOUT_STATE, PAYOUT_EXPORTED, NOT_FOUND
 */
export const cancelPayout = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const [{ batchId, exportedAt }] = await lockPayouts(
      tx,
      [id],
      ['DRAFT', 'APPROVED']
    )
    if (exportedAt) throw new AppError('PAYOUT_EXPORTED')
    const lineIds = await releaseLines(tx, [id])
    const [payout] = await changePayouts(tx, [id], {
      status: 'CANCELLED',
      reason,
    })
    await logPayouts(tx, 'cancelled', batchId, {
      payoutIds: [id],
      lineIds,
      reason,
    })
    return payout
  })
}) satisfies MutationResolvers['cancelPayout']

/**
 * Cancels all payouts of a batch that are neither settled nor exported. Their lines are due again.
 * @throws REASON_REQUIRED, PAYOUT_NONE, NOT_FOUND
 */
export const cancelPayoutBatch = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    await lockBatch(tx, id)
    const open = await tx.payout.findMany({
      where: {
        batchId: id,
        status: { in: ['DRAFT', 'APPROVED'] },
        exportedAt: null,
      },
      select: { id: true },
    })
    if (open.length === 0) throw new AppError('PAYOUT_NONE')
    const payoutIds = open.map((payout) => payout.id)
    const lineIds = await releaseLines(tx, payoutIds)
    await changePayouts(tx, payoutIds, { status: 'CANCELLED', reason })
    await logPayouts(tx, 'cancelled', id, { payoutIds, lineIds, reason })
    return asBatch(tx, id)
  })
}) satisfies MutationResolvers['cancelPayoutBatch']
