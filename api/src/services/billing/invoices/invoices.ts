import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

import { asInvoice, withInvoiceParts } from './asInvoice'

/** A person's invoices, the newest first; void ones stay in the books and out of sight. */
export const invoicesOf = async (userId: number) => {
  const invoices = await db.invoice.findMany({
    where: { userId, voidedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withInvoiceParts,
  })
  return invoices.map(asInvoice)
}

export const myInvoices = (async () =>
  invoicesOf(currentUser().id)) satisfies QueryResolvers['myInvoices']
