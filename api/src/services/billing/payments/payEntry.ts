import { paymentReceivedEmail } from 'src/emails/paymentReceivedEmail'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { langOf } from 'src/shared/language'
import { manilaToday } from 'src/shared/manilaTime'

import { documentNumber, yearOf } from './documentNumber'
import type { LockedEntry } from './lockedEntry'
import { dropApproval } from './secondApproval'
import { syncAccessWithPayments } from './syncAccessWithPayments'

export type Settlement = {
  platform: PlatformKey
  externalInvoiceId: string
  paidAt: Date
  referenceNo?: string
  proofId?: number
  /** Null: a payment gateway's signed event. */
  approvedById: number | null
  secondApproverId?: number
}

const notifyMember = (
  tx: Tx,
  { priceCentavos, invoice }: LockedEntry,
  receipt: string
) =>
  queueMail(
    tx,
    invoice.user.email,
    paymentReceivedEmail({
      lang: langOf(invoice.user.language),
      firstName: invoice.user.firstName,
      productName: invoice.subscription.product.name,
      invoiceNumber: invoice.number,
      receiptNumber: receipt,
      amountCentavos: priceCentavos,
    })
  )

/**
 * Unpaid → paid (spec section 4), the one way to it: an immutable payment with its receipt's number, its allocation,
 * the entry's transaction id; what waited for it is settled, and access follows.
 * @throws PAYMENT_ALREADY_PAID
 */
export const payEntry = async (
  tx: Tx,
  entry: LockedEntry,
  { externalInvoiceId, ...settlement }: Settlement
) => {
  const { id, priceCentavos, invoice } = entry
  const number = await documentNumber(tx, 'RECEIPT', yearOf(manilaToday()))
  const payment = await tx.payment.create({
    data: {
      ...settlement,
      userId: invoice.userId,
      amountCentavos: priceCentavos,
      receiptNumber: number,
      allocations: {
        create: { scheduleId: id, amountCentavos: priceCentavos },
      },
    },
  })
  const { count } = await tx.paymentSchedule.updateMany({
    where: { id, transactionId: null },
    data: {
      transactionId: payment.id,
      paymentPlatform: settlement.platform,
      externalInvoiceId,
    },
  })
  if (count === 0) throw new AppError('PAYMENT_ALREADY_PAID')
  // One that a gateway settled meanwhile counts for no later approval.
  await dropApproval(tx, id)
  await tx.promiseToPay.updateMany({
    where: { scheduleId: id, status: 'OPEN' },
    data: { status: 'KEPT' },
  })
  await syncAccessWithPayments(tx, invoice.subscriptionId)
  await logInfo(tx, {
    action: 'paymentSchedule.approved',
    entity: 'PaymentSchedule',
    entityId: id,
    after: {
      paymentId: payment.id,
      platform: settlement.platform,
      externalInvoiceId,
    },
  })
  await notifyMember(tx, entry, number)
  return payment
}
