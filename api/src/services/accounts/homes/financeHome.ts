import type { QueryResolvers } from 'types/graphql'

import { int, json, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { agingBuckets } from 'src/shared/billing/collecting/agingBucket'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { agingSpan } from 'src/shared/reports/dueSpan'
import {
  monthAgainstLast,
  startOfLastMonth,
} from 'src/shared/reports/monthAgainstLast'

/** The days of expected money, including today. */
const EXPECTED_DAYS = 30

type Bucket = { entries: number; amountCentavos: string }

/** The buckets of overdue bills; the first one is not yet due. */
const overdueBuckets = agingBuckets.slice(1)

// Rows that are kept by day, as in the reports. $1 is the first day of the last month, $2 is today, $3 the last expected
// day; $4 and the following ones are the first and last days of the buckets.
const bucketSql = (index: number) => `
  (SELECT json_build_object('entries', COALESCE(sum(entries), 0)::int, 'amountCentavos', COALESCE(sum("amountCentavos"), 0)::text)
   FROM app.due_day WHERE day BETWEEN $${4 + index * 2}::date AND $${5 + index * 2}::date)`

const FINANCE_HOME = prepared(
  'financeHome',
  `
  SELECT
    (SELECT COALESCE(json_agg(json_build_object('day', day, 'amountCentavos', centavos::text)), '[]') FROM (
      SELECT day, sum("amountCentavos") AS centavos FROM app.payment_day WHERE day BETWEEN $1::date AND $2::date GROUP BY day
    ) days) AS days,
    (SELECT COALESCE(sum(entries), 0)::int FROM app.due_day WHERE day BETWEEN $2::date AND $3::date) AS "expectedBills",
    (SELECT COALESCE(sum("amountCentavos"), 0)::text FROM app.due_day WHERE day BETWEEN $2::date AND $3::date) AS "expectedCentavos",
    json_build_array(${overdueBuckets.map((_, index) => bucketSql(index)).join(', ')}) AS buckets`,
  {
    days: json<{ day: string; amountCentavos: string }[]>(),
    expectedBills: int,
    expectedCentavos: text,
    buckets: json<Bucket[]>(),
  }
)

/** How the school's money stands: this month against the last, what is expected, and what is overdue by its age. */
export const financeHome = (async () => {
  const today = manilaToday()
  const spans = overdueBuckets.map(({ key }) => ({
    key,
    ...agingSpan(key, today),
  }))
  const { days, buckets, ...expected } = await FINANCE_HOME.one(pool, [
    startOfLastMonth(today),
    today,
    addDays(today, EXPECTED_DAYS - 1),
    ...spans.flatMap(({ from, to }) => [from, to]),
  ])
  const collected = monthAgainstLast(days, today)
  const now = collected[Number(today.slice(8)) - 1]
  return {
    ...expected,
    collected,
    collectedCentavos: now.totalCentavos ?? '0',
    beforeCentavos: now.beforeCentavos,
    overdue: spans.map((span, index) => ({ ...span, ...buckets[index] })),
  }
}) satisfies QueryResolvers['financeHome']
