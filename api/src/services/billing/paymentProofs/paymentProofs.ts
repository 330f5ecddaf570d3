import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isVisible } from 'src/shared/text/plainMarks'

import { requireOthersBill } from '../payments/requireOthersBill'

import { asProof } from './asProof'
import { sendProofBack } from './proofDecision'

/** Sends a proof back with a reason; its reference number is free again if no payment used it. */
export const rejectPaymentProof = (async ({ id, reason }) => {
  refuseInput({ reason: !isVisible(reason) && 'REASON_REQUIRED' })
  return inTransaction(async (tx) => {
    const { userId } = found(
      await tx.paymentProof.findUnique({
        where: { id },
        select: { userId: true },
      })
    )
    await requireOthersBill(tx, userId)
    const isSentBack = await sendProofBack(
      tx,
      { id, status: 'SUBMITTED' },
      reason.trim()
    )
    if (!isSentBack) throw new AppError('PROOF_DECIDED')
    await logInfo(tx, {
      action: 'paymentProof.rejected',
      entity: 'PaymentProof',
      entityId: id,
      after: { reason },
    })
    return asProof(await tx.paymentProof.findUniqueOrThrow({ where: { id } }))
  })
}) satisfies MutationResolvers['rejectPaymentProof']
