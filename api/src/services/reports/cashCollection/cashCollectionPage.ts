import type { QueryResolvers } from 'types/graphql'

import { searchText } from 'src/lib/database/paging'
import { buyersNamed } from 'src/services/billing/subscriptions/buyersNamed'
import { reportRows } from 'src/services/reports/rows/reportRows'
import { parametersOf } from 'src/services/reports/rows/source'
import { spanOfDays } from 'src/services/reports/rows/spanOfDays'
import {
  collectionTabs,
  type CollectionTab,
} from 'src/shared/billing/collecting/collectionBucket'
import { manilaToday } from 'src/shared/manilaTime'
import { wordOf } from 'src/shared/text/enumWords'

import { collectionSources } from './collectionSources'
import {
  MEMBERSHIP_JOINS,
  MEMBERSHIP_ROW,
  PAID_ROW,
  withBucket,
  type MembershipRow,
} from './membershipRow'

const PAID_JOINS = `
  JOIN "Payment" p ON p.id = w.id JOIN "PaymentAllocation" a ON a."paymentId" = p.id
  JOIN "PaymentSchedule" paid ON paid.id = a."scheduleId" JOIN "Invoice" bill ON bill.id = paid."invoiceId"
  JOIN "Subscription" s ON s.id = bill."subscriptionId" ${MEMBERSHIP_JOINS}`

// Whether the tab's expiries lie ahead. Upcoming expiries are sorted with the next one first, past ones with the latest
// first.
const isAhead = (tab: CollectionTab) =>
  !['all', 'unenrolled', 'collected'].includes(tab)

/**
 * The memberships whose payment staff have to collect, by the tabs of spec section 4. `from` and `to` apply to
 * `collected` only. Members are found by part of their name or e-mail.
 */
export const cashCollectionPage = (async ({ filter, from, to, q, ...args }) => {
  const tab = wordOf(collectionTabs, filter) ?? 'all'
  const today = manilaToday()
  const values: unknown[] = []
  const parameter = parametersOf(values)
  const words = searchText(q)
  const named = words ? parameter(await buyersNamed(words)) : null
  const isPaid = tab === 'collected'
  const { rows, ...page } = await reportRows<MembershipRow>(args, {
    sources: collectionSources({
      tab,
      span: spanOfDays(from, to),
      today,
      narrow: (alias) =>
        named ? [`${alias}."userId" = ANY(${named}::int[])`] : [],
      parameter,
    }),
    isNewestFirst: !isAhead(tab),
    row: isPaid ? PAID_ROW : MEMBERSHIP_ROW,
    joins: isPaid
      ? PAID_JOINS
      : `JOIN "Subscription" s ON s.id = w.id ${MEMBERSHIP_JOINS}`,
    values,
  })
  return { rows: rows.map((row) => withBucket(row, today)), ...page }
}) satisfies QueryResolvers['cashCollectionPage']
