import { personsOf } from 'src/lib/database/persons'
import { db } from 'src/lib/db'
import {
  ledgerOf,
  type BilledInvoice,
  type BookedPayment,
} from 'src/shared/billing/ledger'
import { figuresOf } from 'src/shared/billing/paying/figures'
import { dayOf, dayOfDateColumn } from 'src/shared/manilaTime'

import { isOpenEntry, owedCentavos } from '../paymentSchedules/openEntry'

const invoicesOf = (userId: number) =>
  db.invoice.findMany({
    where: { userId, voidedAt: null },
    orderBy: { id: 'asc' },
    include: {
      subscription: {
        select: { product: { select: { name: true } } },
      },
      schedules: {
        orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
        include: {
          reminders: {
            orderBy: { createdAt: 'desc' },
            take: 1,
            select: { createdAt: true },
          },
          proofs: {
            where: { proof: { status: 'SUBMITTED' } },
            take: 1,
            select: { proofId: true },
          },
          approvals: {
            where: { status: 'WAITING' },
            take: 1,
            select: { id: true },
          },
        },
      },
    },
  })

type InvoiceRow = Awaited<ReturnType<typeof invoicesOf>>[number]
type EntryRow = InvoiceRow['schedules'][number]

const asBilled = ({
  schedules,
  subscription,
  ...invoice
}: InvoiceRow): BilledInvoice => ({
  id: invoice.id,
  number: invoice.number,
  productName: subscription.product.name,
  issuedAt: invoice.issuedAt.toISOString(),
  entries: schedules.map((entry) => ({
    priceCentavos: entry.priceCentavos,
    paidCentavos: entry.paidCentavos,
    waivedAt: entry.waivedAt?.toISOString() ?? null,
    waiveReason: entry.waiveReason,
    isCancelled: entry.cancelledAt !== null,
  })),
})

const paymentsOf = async (userId: number) =>
  db.payment.findMany({
    where: { userId: { in: await personsOf(db, userId) } },
    orderBy: { id: 'asc' },
    include: {
      allocations: {
        select: {
          amountCentavos: true,
          scheduleId: true,
          schedule: { select: { invoice: { select: { number: true } } } },
        },
      },
    },
  })

type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

const asBooked = ({
  allocations,
  paidAt,
  ...payment
}: PaymentRow): BookedPayment => ({
  ...payment,
  paidAt: paidAt.toISOString(),
  allocatedCentavos: allocations.reduce(
    (sum, { amountCentavos }) => sum + amountCentavos,
    0
  ),
  invoiceNumber: allocations[0]?.schedule.invoice.number ?? '',
})

/** The part of each bill, by its id, that standing payments from credit pay. */
const creditOfBills = (payments: readonly PaymentRow[]) => {
  const reversed = new Set(payments.map(({ reversesId }) => reversesId))
  const centavos = new Map<number, number>()
  for (const { id, kind, allocations } of payments)
    if (kind === 'CREDIT_USE' && !reversed.has(id))
      for (const { scheduleId, amountCentavos } of allocations)
        centavos.set(
          scheduleId,
          (centavos.get(scheduleId) ?? 0) + amountCentavos
        )
  return centavos
}

type Dated = { scheduleDate: string }

const byDueDay = (one: Dated, other: Dated) =>
  one.scheduleDate.localeCompare(other.scheduleDate)

const asOpenEntry = (
  { proofs, approvals, reminders, ...entry }: EntryRow,
  invoiceNumber: string
) => ({
  id: entry.id,
  invoiceNumber,
  priceCentavos: entry.priceCentavos,
  owedCentavos: owedCentavos(entry),
  scheduleDate: dayOfDateColumn(entry.scheduleDate),
  promisedDate: entry.promisedDate && dayOfDateColumn(entry.promisedDate),
  remindedOn: reminders[0] && dayOf(reminders[0].createdAt),
  isReserved: proofs.length > 0 || approvals.length > 0,
})

/**
 * The ledger of one person: all bills and payments, the sums of the bills, and the open bills sorted by due date.
 */
export const userLedger = async (userId: number) => {
  const [invoices, payments] = await Promise.all([
    invoicesOf(userId),
    paymentsOf(userId),
  ])
  const fromCredit = creditOfBills(payments)
  const bills = invoices.flatMap(({ schedules, number }) =>
    schedules
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map((entry) => ({
        entry,
        number,
        creditCentavos: fromCredit.get(entry.id) ?? 0,
      }))
  )
  return {
    lines: ledgerOf(invoices.map(asBilled), payments.map(asBooked)),
    figures: figuresOf(
      bills.map(({ entry, creditCentavos }) => ({
        ...entry,
        creditCentavos,
        owedCentavos: isOpenEntry(entry) ? owedCentavos(entry) : 0,
      }))
    ),
    openEntries: bills
      .filter(({ entry }) => isOpenEntry(entry))
      .map(({ entry, number }) => asOpenEntry(entry, number))
      .sort(byDueDay),
  }
}
