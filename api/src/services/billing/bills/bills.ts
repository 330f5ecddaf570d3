import type { QueryResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { totalWithin, typedText, windowWithin } from 'src/lib/paging'
import { scopeForUsers } from 'src/lib/scopes'
import { userIdsNamed } from 'src/services/accounts/users/userIdsNamed'
import { platformKeyOf } from 'src/shared/billing/platforms'

import { BILLS_BOUND, billsQuery, isBillsKind, isValidity } from './billsQuery'

type BillsRow = {
  counted: number
  rows: Awaited<ReturnType<QueryResolvers['billsPage']>>['rows']
}

const INVOICE_NUMBER = /^INV-/i

/** Search by invoice or by person: an invoice number must match whole, a person by part of their name or e-mail. */
const searched = async (q: string | null | undefined) => {
  const words = q ? typedText(q) : ''
  if (!words) return {}
  if (INVOICE_NUMBER.test(words)) return { invoiceNumber: words.toUpperCase() }
  return { userIds: await userIdsNamed(words) }
}

/**
 * The bills that staff work on (spec section 4: unpaid, paid, all; validity active, expired, all). Unpaid bills are
 * sorted by due date, paid ones by their latest payment. A stage's leader finds only the bills of its members. The
 * count stops at a thousand.
 */
export const billsPage = (async ({
  page,
  perPage,
  q,
  filter,
  validity,
  platform,
  isWaiting,
}) => {
  const query = billsQuery({
    kind: filter && isBillsKind(filter) ? filter : 'unpaid',
    ...windowWithin(BILLS_BOUND, { page, perPage }),
    validity: validity && isValidity(validity) ? validity : undefined,
    platform: (platform && platformKeyOf(platform)) || undefined,
    isWaiting: isWaiting ?? false,
    ...scopeForUsers(),
    ...(await searched(q)),
  })
  const { rows } = await pool.query<BillsRow>(query)
  const [{ counted, rows: bills }] = rows
  return { rows: bills, ...totalWithin(BILLS_BOUND, counted) }
}) satisfies QueryResolvers['billsPage']
