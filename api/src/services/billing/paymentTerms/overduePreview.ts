import type { QueryResolvers } from 'types/graphql'

import { totalWithin } from 'src/lib/database/paging'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { manilaToday } from 'src/shared/manilaTime'

import { COUNTED_FROM, pastGrace } from '../dues/pastGrace'
import { OWED_CENTAVOS } from '../paymentSchedules/openEntry'

const COUNTED = 1000
const SHOWN = 10

type Latest = Awaited<ReturnType<QueryResolvers['overduePreview']>>['latest']

// Members who are already paused for an overdue bill count too: the policy would pause them today.
const PREVIEW = prepared(
  'overduePreview',
  `
  WITH late AS MATERIALIZED (
    SELECT i."userId", s."productId", ${OWED_CENTAVOS} AS owed, ${COUNTED_FROM} AS since
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
      JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('ACTIVE', 'PAUSED') AND s."paymentTermId" = $1
    WHERE ${pastGrace('$2::int', '$3')} ORDER BY e."scheduleDate" LIMIT 20000
  ), members AS MATERIALIZED (
    SELECT "userId", min("productId") AS "productId", min(since) AS since, sum(owed)::int AS owed
    FROM late GROUP BY "userId" LIMIT ${COUNTED + 1}
  ), shown AS (SELECT * FROM members ORDER BY since, "userId" LIMIT ${SHOWN})
  SELECT (SELECT count(*)::int FROM members) AS counted, COALESCE((
    SELECT json_agg(json_build_object('userId', u.id, 'memberName', u."firstName" || ' ' || u."lastName", 'productName', p.name,
      'daysLate', $3::date - m.since, 'owedCentavos', m.owed) ORDER BY m.since, u.id)
    FROM shown m JOIN "User" u ON u.id = m."userId" JOIN "Product" p ON p.id = m."productId"), '[]') AS latest`,
  { counted: int, latest: json<Latest>() }
)

/** Counts the members that a policy with this grace period would affect today, before it is saved. */
export const overduePreview = (async ({ paymentTermId, graceDays }) => {
  refuseInput({ graceDays: (graceDays < 0 || graceDays > 365) && 'INVALID' })
  const { counted, latest } = await PREVIEW.one(pool, [
    paymentTermId,
    graceDays,
    manilaToday(),
  ])
  const { total, isTotalCapped } = totalWithin(COUNTED, counted)
  return { members: total, isCapped: isTotalCapped, latest }
}) satisfies QueryResolvers['overduePreview']
