import { paymentReceivedEmail } from 'src/emails/paymentReceivedEmail'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import type { PlatformKey } from 'src/shared/billing/platforms'
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
  /** The person who approved the payment; null if a payment gateway's signed message did. */
  approvedById: number | null
  secondApproverId?: number
}

/** An entry to pay, and how it was paid. */
export type Bill = { entry: LockedEntry; settlement: Settlement }

/**
 * Pays one entry: writes an immutable payment with its receipt number and allocation, and stores the payment's id on
 * the entry. Also drops a first approval and marks an open promise as kept.
 */
const payEntry = async (
  tx: Tx,
  { entry, settlement: { externalInvoiceId, ...settlement } }: Bill
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
  return { ...payment, receiptNumber: number }
}

const notifyMember = (
  tx: Tx,
  bills: Bill[],
  payments: { receiptNumber: string }[]
) => {
  const { user } = bills[0].entry.invoice
  return queueMail(
    tx,
    user.email,
    paymentReceivedEmail({
      lang: user.language,
      firstName: user.firstName,
      payments: bills.map(({ entry: { priceCentavos, invoice } }, index) => ({
        productName: invoice.subscription.product.name,
        invoiceNumber: invoice.number,
        receiptNumber: payments[index].receiptNumber,
        amountCentavos: priceCentavos,
      })),
    })
  )
}

/**
 * Marks unpaid entries as paid (spec section 4), for bills that one member paid together. No other code pays an entry.
 * Access is updated once per subscription, and the member gets one mail.
 * @returns the payments, in the order of the bills
 * @throws PAYMENT_ALREADY_PAID
 */
export const payEntries = async (tx: Tx, bills: Bill[]) => {
  const payments = []
  for (const bill of bills) payments.push(await payEntry(tx, bill))
  const subscriptionIds = new Set(
    bills.map(({ entry }) => entry.invoice.subscriptionId)
  )
  for (const id of [...subscriptionIds].sort((a, b) => a - b))
    await syncAccessWithPayments(tx, id)
  await notifyMember(tx, bills, payments)
  return payments
}
