import type { BillsDue, QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import { pool } from 'src/lib/db'
import { addDays, manilaToday, type Day } from 'src/shared/manilaTime'

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

/** The first and the last due day. */
const daysOf = (due: BillsDue): [Day, Day] => {
  const today = manilaToday()
  return due === 'OVERDUE'
    ? ['0001-01-01', addDays(today, -1)]
    : [today, addDays(today, due === 'WEEK' ? 7 : 30)]
}

/**
 * The bills that staff work on (spec section 4: unpaid, paid, all; validity active, expired, all). Unpaid bills are
 * sorted by due date, paid ones by their latest payment. Coaches and team leads find only those of the people of their
 * scope. The count and the sum stop at a thousand.
 */
export const billsPage = (async ({
  page,
  perPage,
  q,
  filter,
  due,
  ...narrowed
}) => {
  const { counted, owedCentavos, rows } = await BILLS.one(pool, {
    kind: due ? 'UNPAID' : (filter ?? 'UNPAID'),
    days: due ? daysOf(due) : undefined,
    ...windowWithin(BILLS_BOUND, { page, perPage }),
    ...narrowed,
    scope: scopeForUsers(),
    ...(await searched(q)),
  })
  return {
    rows,
    owedCentavos: owedCentavos?.toString() ?? null,
    ...totalWithin(BILLS_BOUND, counted),
  }
}) satisfies QueryResolvers['billsPage']
