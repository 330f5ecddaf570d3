import type { MutationResolvers } from 'types/graphql'

import { paymentReceivedEmail } from 'src/emails/paymentReceivedEmail'
import { currentUser } from 'src/lib/auth'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { inTransaction } from 'src/lib/transaction'
import { platformKeyOf, type PlatformKey } from 'src/shared/billing/platforms'
import { langOf } from 'src/shared/language'

import { holdPendingProof, settleProof } from '../paymentProofs/proofDecision'
import { activateSubscription } from '../subscriptions/activateSubscription'

import { lockSchedule, scheduleAnswer } from './paymentSchedules'

/**
 * Unpaid → paid (spec sections 4 and 5): an immutable payment, its allocation, the entry's transaction id, and the
 * subscription becomes active. Twice, or from two windows at once, changes it once.
 * @throws EXTERNAL_INVOICE_REQUIRED, PLATFORM_REQUIRED by field; PAYMENT_ALREADY_PAID; NOT_FOUND
 */
export const approvePaymentScheduleTransaction = (async ({
  id,
  paymentPlatform,
  externalInvoiceId,
}) => {
  const platform = platformKeyOf(paymentPlatform)
  refuseInput({
    paymentPlatform: !paymentPlatform.trim()
      ? 'PLATFORM_REQUIRED'
      : platform === null && 'PLATFORM_UNKNOWN',
    externalInvoiceId: !externalInvoiceId.trim() && 'EXTERNAL_INVOICE_REQUIRED',
  })
  return inTransaction(async (tx) => {
    await lockSchedule(tx, id)
    const entry = found(
      await tx.paymentSchedule.findFirst({
        where: {
          id,
          cancelledAt: null,
          waivedAt: null,
          invoice: { voidedAt: null },
        },
        include: {
          invoice: {
            include: {
              user: true,
              subscription: { include: { product: true } },
            },
          },
        },
      })
    )
    if (entry.transactionId !== null) throw new AppError('PAYMENT_ALREADY_PAID')

    const proof = await holdPendingProof(tx, id)
    const payment = await tx.payment.create({
      data: {
        userId: entry.invoice.userId,
        amountCentavos: entry.priceCentavos,
        platform: platform as PlatformKey,
        referenceNo: proof?.referenceNo,
        proofId: proof?.id,
        paidAt: proof?.paidOn ?? new Date(),
        approvedById: currentUser().id,
        allocations: {
          create: { scheduleId: id, amountCentavos: entry.priceCentavos },
        },
      },
    })
    const { count } = await tx.paymentSchedule.updateMany({
      where: { id, transactionId: null },
      data: {
        transactionId: payment.id,
        paymentPlatform: platform,
        externalInvoiceId: externalInvoiceId.trim(),
      },
    })
    if (count === 0) throw new AppError('PAYMENT_ALREADY_PAID')

    if (proof) await settleProof(tx, proof.id)
    await activateSubscription(tx, entry.invoice.subscriptionId)
    await logInfo(tx, {
      action: 'paymentSchedule.approved',
      entity: 'PaymentSchedule',
      entityId: id,
      after: { paymentId: payment.id, platform, externalInvoiceId },
    })
    const { user, subscription, number } = entry.invoice
    await queueMail(
      tx,
      user.email,
      paymentReceivedEmail({
        lang: langOf(user.language),
        firstName: user.firstName,
        productName: subscription.product.name,
        invoiceNumber: number,
        amountCentavos: entry.priceCentavos,
      })
    )
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['approvePaymentScheduleTransaction']
