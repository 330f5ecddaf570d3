import type { QueryResolvers } from 'types/graphql'

import { currentUser, meets, type Requirement } from 'src/lib/auth'
import { db } from 'src/lib/db'

import { asInvoice, withInvoiceParts, type asSchedule } from './asInvoice'

/** A person's invoices, the newest first; void ones stay in the books and out of sight. */
export const invoicesOf = async (userId: number) => {
  const invoices = await db.invoice.findMany({
    where: { userId, voidedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withInvoiceParts,
  })
  return invoices.map(asInvoice)
}

type EntryRoot = ReturnType<typeof asSchedule>

/** Who has half approved an entry is for who looks after payments, not for the member who owes it. */
export const PaymentSchedule = {
  approval: (_args: unknown, { root }: { root: EntryRoot }) =>
    meets(paymentStaff) ? root.approval : null,
}

const paymentStaff: Requirement = {
  page: ['subscription', 'studentPaymentDetails'],
  cap: 'approvePayment',
}

export const myInvoices = (async () =>
  invoicesOf(currentUser().id)) satisfies QueryResolvers['myInvoices']
