import { personsOf } from 'src/lib/database/persons'
import { db } from 'src/lib/db'
import {
  ledgerOf,
  type BilledInvoice,
  type BookedPayment,
} from 'src/shared/billing/ledger'
import { dayOf, dayOfDateColumn } from 'src/shared/manilaTime'

import { isOpenEntry, owedCentavos } from '../paymentSchedules/openEntry'

const invoicesOf = (userId: number) =>
  db.invoice.findMany({
    where: { userId, voidedAt: null },
    orderBy: { id: 'asc' },
    include: {
      subscription: { select: { product: { select: { name: true } } } },
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

const paymentsOf = async (userId: number): Promise<BookedPayment[]> => {
  const payments = await db.payment.findMany({
    where: { userId: { in: await personsOf(db, userId) } },
    orderBy: { id: 'asc' },
    include: {
      allocations: {
        select: {
          amountCentavos: true,
          schedule: { select: { invoice: { select: { number: true } } } },
        },
      },
    },
  })
  return payments.map(({ allocations, paidAt, ...payment }) => ({
    ...payment,
    paidAt: paidAt.toISOString(),
    allocatedCentavos: allocations.reduce(
      (sum, { amountCentavos }) => sum + amountCentavos,
      0
    ),
    invoiceNumber: allocations[0]?.schedule.invoice.number ?? '',
  }))
}

/** The ledger of one person: all bills and payments, and the open bills sorted by due date. */
export const userLedger = async (userId: number) => {
  const [invoices, payments] = await Promise.all([
    invoicesOf(userId),
    paymentsOf(userId),
  ])
  const openEntries = invoices
    .flatMap(({ schedules, number }) =>
      schedules.filter(isOpenEntry).map((entry) => ({
        id: entry.id,
        invoiceNumber: number,
        priceCentavos: entry.priceCentavos,
        owedCentavos: owedCentavos(entry),
        scheduleDate: dayOfDateColumn(entry.scheduleDate),
        promisedDate: entry.promisedDate && dayOfDateColumn(entry.promisedDate),
        remindedOn: entry.reminders[0] && dayOf(entry.reminders[0].createdAt),
        isReserved: entry.proofs.length > 0 || entry.approvals.length > 0,
      }))
    )
    .sort((a, b) => (a.scheduleDate < b.scheduleDate ? -1 : 1))
  return { lines: ledgerOf(invoices.map(asBilled), payments), openEntries }
}
