import type { QueryResolvers } from 'types/graphql'

import { currentUser, meets, type Requirement } from 'src/lib/auth'
import { db } from 'src/lib/db'

import { asInvoice, type asSchedule } from './asInvoice'
import { loadInvoiceParts } from './invoiceParts'

/** A person's invoices, newest first. Void invoices stay in the books but are not listed. */
export const invoicesOf = async (userId: number) => {
  const invoices = await db.invoice.findMany({
    where: { userId, voidedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return (await loadInvoiceParts(invoices)).map(asInvoice)
}

type EntryRoot = ReturnType<typeof asSchedule>

/** The first approver of an entry is shown to staff who handle payments, not to the member who owes it. */
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
