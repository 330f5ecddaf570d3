import type { QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import { pool } from 'src/lib/db'

import { buyersNamed } from '../subscriptions/buyersNamed'

import { BILLS, BILLS_BOUND } from './billsQuery'

const INVOICE_NUMBER = /^INV-/i

/**
 * The search: a whole invoice number finds that invoice; any other text finds people by part of their name or e-mail.
 */
const searched = async (q: string | null | undefined) => {
  const words = searchText(q)
  if (!words) return {}
  if (INVOICE_NUMBER.test(words)) return { invoiceNumber: words.toUpperCase() }
  return { userIds: await buyersNamed(words) }
}

/**
 * The bills that staff work on (spec section 4: unpaid, paid, all; validity active, expired, all). Unpaid bills are
 * sorted by due date, paid ones by their latest payment. Coaches and team leads find only those of the people of their
 * scope. The count stops at a thousand.
 */
export const billsPage = (async ({ page, perPage, q, filter, ...narrowed }) => {
  const { counted, rows } = await BILLS.one(pool, {
    kind: filter ?? 'UNPAID',
    ...windowWithin(BILLS_BOUND, { page, perPage }),
    ...narrowed,
    scope: scopeForUsers(),
    ...(await searched(q)),
  })
  return { rows, ...totalWithin(BILLS_BOUND, counted) }
}) satisfies QueryResolvers['billsPage']
