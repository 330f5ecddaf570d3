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
  /** Null: approved by a payment gateway's signed message. */
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
 * Unpaid → paid (spec section 4). This is the only code that pays an entry: it writes an immutable payment with its
 * receipt number, its allocation and the entry's transaction id, settles what waited for the payment and updates
 * access.
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
  // A first approval must not count later if a gateway paid the entry in the meantime.
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
