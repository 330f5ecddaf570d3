import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { lockPendingProof } from '../paymentProofs/proofDecision'
import { dropApprovals } from '../payments/approvals/dropApprovals'
import { lockUnpaidEntry } from '../payments/lockedEntry'
import { requireOthersBill } from '../payments/requireOthersBill'
import { syncAccessWithPayments } from '../payments/syncAccessWithPayments'

import { lockSchedule, scheduleAnswer } from './paymentSchedules'

/**
 * Waives an unpaid entry: it is no longer owed. When no entry is left open, the subscription becomes active.
 * @throws REASON_REQUIRED by field; PAYMENT_ALREADY_PAID; PROOF_PENDING while a proof waits for it; PAYMENT_OWN;
 * NOT_FOUND
 */
export const waivePaymentSchedule = (async (args) => {
  const { id } = args
  const reason = args.reason.trim()
  refuseInput({ reason: !reason && 'REASON_REQUIRED' })
  return onceInTransaction('waivePayment', args, async (tx) => {
    const { invoice } = await lockUnpaidEntry(tx, id)
    await requireOthersBill(tx, invoice.userId)
    if (await lockPendingProof(tx, id)) throw new AppError('PROOF_PENDING')
    await dropApprovals(tx, id)
    await tx.promiseToPay.updateMany({
      where: { scheduleId: id, status: 'OPEN' },
      data: { status: 'CANCELLED' },
    })
    await tx.paymentSchedule.update({
      where: { id },
      data: { waivedAt: new Date(), waiveReason: reason },
    })
    await syncAccessWithPayments(tx, invoice.subscriptionId)
    await logInfo(tx, {
      action: 'paymentSchedule.waived',
      entity: 'PaymentSchedule',
      entityId: id,
      after: { reason },
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['waivePaymentSchedule']

/** Undoes a waiver: the entry is owed again, and access is updated. @throws PAYMENT_NOT_WAIVED; PAYMENT_OWN; NOT_FOUND */
export const unwaivePaymentSchedule = (async (args) => {
  const { id } = args
  return onceInTransaction('unwaivePayment', args, async (tx) => {
    await lockSchedule(tx, id)
    const { waivedAt, waiveReason, invoice } = found(
      await tx.paymentSchedule.findFirst({
        where: { id, cancelledAt: null, invoice: { voidedAt: null } },
        include: { invoice: true },
      })
    )
    await requireOthersBill(tx, invoice.userId)
    if (waivedAt === null) throw new AppError('PAYMENT_NOT_WAIVED')
    await tx.paymentSchedule.update({
      where: { id },
      data: { waivedAt: null, waiveReason: null },
    })
    await syncAccessWithPayments(tx, invoice.subscriptionId)
    await logInfo(tx, {
      action: 'paymentSchedule.unwaived',
      entity: 'PaymentSchedule',
      entityId: id,
      before: { reason: waiveReason },
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['unwaivePaymentSchedule']
