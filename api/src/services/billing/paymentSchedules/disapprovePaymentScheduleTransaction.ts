import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { inTransaction } from 'src/lib/transaction'

import { sendProofBack } from '../paymentProofs/proofDecision'
import { deactivateSubscription } from '../subscriptions/activateSubscription'

import { lockSchedule, scheduleAnswer } from './paymentSchedules'

// The payment stays in the books; a row of the opposite amount takes it back, and its proof is sent back.
const reversePayment = async (
  tx: Tx,
  paymentId: number,
  scheduleId: number,
  reason: string
) => {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
  })
  await tx.payment.create({
    data: {
      kind: 'REVERSAL',
      reversesId: paymentId,
      userId: payment.userId,
      amountCentavos: -payment.amountCentavos,
      platform: payment.platform,
      approvedById: currentUser().id,
      note: reason,
      allocations: {
        create: { scheduleId, amountCentavos: -payment.amountCentavos },
      },
    },
  })
  if (payment.proofId !== null)
    await sendProofBack(tx, { id: payment.proofId }, reason)
}

/**
 * Paid → unpaid with a reason (spec sections 4 and 5): a reversing payment; without any paid entry left the
 * subscription waits again. Two revokes, or a revoke and an approval at once, never both win.
 * @throws REASON_REQUIRED by field; PAYMENT_NOT_PAID; NOT_FOUND
 */
export const disapprovePaymentScheduleTransaction = (async ({
  id,
  remarks,
}) => {
  const reason = remarks.trim()
  refuseInput({ remarks: !reason && 'REASON_REQUIRED' })
  return inTransaction(async (tx) => {
    await lockSchedule(tx, id)
    const entry = found(
      await tx.paymentSchedule.findUnique({
        where: { id },
        include: { invoice: true },
      })
    )
    if (entry.transactionId === null) throw new AppError('PAYMENT_NOT_PAID')

    const { count } = await tx.paymentSchedule.updateMany({
      where: { id, transactionId: entry.transactionId },
      data: {
        transactionId: null,
        paymentPlatform: null,
        externalInvoiceId: null,
      },
    })
    if (count === 0) throw new AppError('PAYMENT_NOT_PAID')
    await reversePayment(tx, entry.transactionId, id, reason)

    const stillPaid = await tx.paymentSchedule.count({
      where: {
        invoice: { subscriptionId: entry.invoice.subscriptionId },
        transactionId: { not: null },
      },
    })
    if (stillPaid === 0)
      await deactivateSubscription(tx, entry.invoice.subscriptionId)
    await logInfo(tx, {
      action: 'paymentSchedule.revoked',
      entity: 'PaymentSchedule',
      entityId: id,
      before: { paymentId: entry.transactionId },
      after: { reason },
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['disapprovePaymentScheduleTransaction']
