import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { reopenProof, sendProofBack } from '../paymentProofs/proofDecision'

import { releaseReferences } from './releaseReferences'
import { reversePayment } from './reversePayment'
import { dropApproval } from './secondApproval'
import { syncAccessWithPayments } from './syncAccessWithPayments'

type LockedEntry = Prisma.PaymentScheduleGetPayload<{
  include: { invoice: true }
}>

/**
 * Marks a locked entry as unpaid: writes the reversal, sends the proof back with the reason (or sets it to pending) and
 * updates access. Returns whether there was a payment to revoke, or a first approval that waits for the second.
 */
export const revokeEntry = async (
  tx: Tx,
  { id, transactionId, invoice }: LockedEntry,
  reason: string,
  { isProofOpenAgain = false }: { isProofOpenAgain?: boolean } = {}
) => {
  if (transactionId === null) {
    if (!(await dropApproval(tx, id))) return false
  } else {
    const { count } = await tx.paymentSchedule.updateMany({
      where: { id, transactionId },
      data: {
        transactionId: null,
        paymentPlatform: null,
        externalInvoiceId: null,
      },
    })
    if (count === 0) return false
    const { proofId } = await reversePayment(tx, transactionId, id, reason)
    if (proofId !== null && isProofOpenAgain) await reopenProof(tx, proofId)
    else if (proofId !== null) await sendProofBack(tx, { id: proofId }, reason)
    await releaseReferences(tx, id)
    await syncAccessWithPayments(tx, invoice.subscriptionId)
  }
  await logInfo(tx, {
    action: 'paymentSchedule.revoked',
    entity: 'PaymentSchedule',
    entityId: id,
    before: transactionId === null ? undefined : { paymentId: transactionId },
    after: { reason },
  })
  return true
}
