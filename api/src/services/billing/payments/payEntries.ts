import { randomUUID } from 'node:crypto'

import type { Payment } from '@prisma/client'

import { paymentReceivedEmail } from 'src/emails/paymentReceivedEmail'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { manilaToday } from 'src/shared/manilaTime'

import { owedCentavos } from '../paymentSchedules/openEntry'

import { dropApprovals } from './approvals/dropApprovals'
import { documentNumber, yearOf } from './documentNumber'
import type { LockedEntry } from './lockedEntry'
import { syncAccessWithPayments } from './syncAccessWithPayments'
import { tellLater } from './tellLater'

export type Settlement = {
  /** Paid with the member's credit; the platform is then "other". */
  isCredit?: boolean
  platform: PlatformKey
  externalInvoiceId: string
  paidAt: Date
  referenceNo?: string
  proofId?: number
  /** The person who approved the payment; null if a payment gateway's signed message did. */
  approvedById: number | null
  secondApproverId?: number
}

/** An entry to pay, how it was paid, and how much of it; without an amount, all that is still owed. */
export type Bill = {
  entry: LockedEntry
  settlement: Settlement
  amountCentavos?: number
}

/** Money of a transfer beyond the entries that it pays. */
export type Surplus = {
  userId: number
  settlement: Settlement
  amountCentavos: number
}

const nextReceipt = (tx: Tx) =>
  documentNumber(tx, 'RECEIPT', yearOf(manilaToday()))

/**
 * Pays an entry or a part of it: writes an immutable payment with its receipt number and allocation. A payment that
 * leaves nothing open settles the entry, which takes its id, and keeps an open promise. A first approval is dropped: it
 * was about another amount.
 */
const payEntry = async (
  tx: Tx,
  {
    entry,
    settlement: { externalInvoiceId, isCredit = false, ...settlement },
    amountCentavos = owedCentavos(entry),
  }: Bill,
  transferId: string
) => {
  const { id, paidCentavos, invoice } = entry
  const leftCentavos = owedCentavos(entry) - amountCentavos
  const payment = await tx.payment.create({
    data: {
      ...settlement,
      transferId,
      userId: invoice.userId,
      ...(isCredit
        ? {
            kind: 'CREDIT_USE',
            amountCentavos: 0,
            creditCentavos: -amountCentavos,
          }
        : { amountCentavos, receiptNumber: await nextReceipt(tx) }),
      allocations: { create: { scheduleId: id, amountCentavos } },
    },
  })
  const { count } = await tx.paymentSchedule.updateMany({
    where: { id, transactionId: null, paidCentavos },
    data: {
      paidCentavos: { increment: amountCentavos },
      ...(leftCentavos === 0 && {
        transactionId: payment.id,
        paymentPlatform: settlement.platform,
        externalInvoiceId,
      }),
    },
  })
  if (count === 0) throw new AppError('PAYMENT_ALREADY_PAID')
  await dropApprovals(tx, id)
  if (leftCentavos === 0)
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
      ...(leftCentavos > 0 && { amountCentavos, leftCentavos }),
    },
  })
  return { ...payment, amountCentavos, scheduleId: id, leftCentavos }
}

/** Money beyond the bills stays as the member's credit, with a receipt of its own. */
const keepSurplus = async (
  tx: Tx,
  {
    userId,
    settlement: { externalInvoiceId: _, isCredit: __, ...settlement },
    amountCentavos,
  }: Surplus,
  transferId: string
) => {
  const payment = await tx.payment.create({
    data: {
      ...settlement,
      transferId,
      userId,
      amountCentavos,
      creditCentavos: amountCentavos,
      receiptNumber: await nextReceipt(tx),
    },
  })
  await logInfo(tx, {
    action: 'credit.received',
    entity: 'User',
    entityId: userId,
    after: { paymentId: payment.id, amountCentavos },
  })
  return payment
}

type Booked = Awaited<ReturnType<typeof payEntry>>

const notifyMember = async (
  tx: Tx,
  userId: number,
  bills: Bill[],
  payments: Booked[],
  surplus: Payment | null,
  tell: typeof notify
) => {
  const user =
    bills.length > 0
      ? bills[0].entry.invoice.user
      : await tx.user.findUniqueOrThrow({ where: { id: userId } })
  const surplusCentavos = surplus?.amountCentavos ?? 0
  const sumOf = (key: 'amountCentavos' | 'leftCentavos') =>
    payments.reduce((sum, payment) => sum + payment[key], 0)
  const products = bills.map(
    ({ entry }) => entry.invoice.subscription.product.name
  )
  return tell(
    tx,
    { userId, email: user.email },
    {
      kind: 'PAYMENT_APPROVED',
      facts: {
        amountCentavos: sumOf('amountCentavos') + surplusCentavos,
        leftCentavos: sumOf('leftCentavos'),
        creditCentavos: surplusCentavos,
        ...(bills.some(({ settlement }) => settlement.isCredit) && {
          isFromCredit: true,
        }),
        // Empty if the money pays no bill and stays as credit.
        product: [...new Set(products)].join(', '),
      },
      path: BILLS_PATH,
    },
    paymentReceivedEmail({
      lang: user.language,
      firstName: user.firstName,
      payments: bills.map(({ entry: { invoice } }, index) => ({
        productName: invoice.subscription.product.name,
        invoiceNumber: invoice.number,
        receiptNumber: payments[index].receiptNumber,
        amountCentavos: payments[index].amountCentavos,
        leftCentavos: payments[index].leftCentavos,
      })),
      isOpening: bills.some(
        ({ entry: { invoice } }) =>
          invoice.subscription.status === 'PENDING' &&
          invoice.subscription.renewedFromId === null
      ),
      surplus: surplus && {
        receiptNumber: surplus.receiptNumber,
        amountCentavos: surplusCentavos,
      },
    })
  )
}

/**
 * Pays unpaid entries (spec section 4), for bills that one member paid together. No other code pays an entry.
 * Access is updated once per subscription, the affiliate of an order earns their commission, and the member gets one
 * mail. A surplus stays as credit, also without bills.
 * All rows have one new `transferId`. Of a booking that can be undone, people are told once that time is over.
 * @returns the payments, in the order of the bills, and the surplus's
 * @throws PAYMENT_ALREADY_PAID
 */
export const payEntries = async (
  tx: Tx,
  bills: Bill[],
  surplus?: Surplus,
  { isUndoable = false }: { isUndoable?: boolean } = {}
) => {
  const transferId = randomUUID()
  const userId = surplus?.userId ?? bills[0].entry.invoice.userId
  const tell: typeof notify = isUndoable
    ? (inTx, ...telling) => tellLater(inTx, { userId, transferId }, ...telling)
    : notify
  const payments = []
  for (const bill of bills) payments.push(await payEntry(tx, bill, transferId))
  const subscriptionIds = new Set(
    bills.map(({ entry }) => entry.invoice.subscriptionId)
  )
  for (const id of [...subscriptionIds].sort((a, b) => a - b))
    await syncAccessWithPayments(tx, id)
  if (bills.length > 0)
    await accrueCommission(
      tx,
      bills.map(({ entry }) => entry.invoiceId),
      tell
    )
  const kept = surplus ? await keepSurplus(tx, surplus, transferId) : null
  await notifyMember(tx, userId, bills, payments, kept, tell)
  return { payments, kept }
}
