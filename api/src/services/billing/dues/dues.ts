import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pool } from 'src/lib/db'
import { duesOf } from 'src/shared/billing/renewalNotice'

import { OPEN_ENTRY } from '../paymentSchedules/openEntry'

import { COUNTED_FROM } from './pastGrace'

type Row = {
  subscriptions: { id: number; expiry: string }[]
  unpaid: { id: number; scheduleDate: string }[]
}

// One statement for the banner of every page: what runs out and what is owed, of one person. A promise moves the day
// that counts; a payment term whose policy does nothing about late bills has no banner for them either.
const DUES_SQL = `
  SELECT
    COALESCE((SELECT json_agg(json_build_object('id', id, 'expiry', expiry)) FROM "Subscription"
      WHERE "userId" = $1 AND status = 'ACTIVE' AND expiry < now() + interval '31 days'), '[]') AS subscriptions,
    COALESCE((SELECT json_agg(json_build_object('id', e.id, 'scheduleDate', ${COUNTED_FROM}))
      FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
        JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
        JOIN "PaymentTerm" t ON t.id = s."paymentTermId"
      WHERE i."userId" = $1 AND i."voidedAt" IS NULL AND ${OPEN_ENTRY} AND e."scheduleDate" < now() + interval '9 days'
        AND (t."overdueEffect" <> 'NONE' OR ${COUNTED_FROM} >= (now() AT TIME ZONE 'Asia/Manila')::date)), '[]') AS unpaid`

/** What the signed-in member owes or must renew (spec section 7); the web chooses the banner from it. */
export const getDuesAndExpiration = (async () => {
  const { rows } = await pool.query<Row>({
    name: 'dues',
    text: DUES_SQL,
    values: [currentUser().id],
  })
  const [{ subscriptions, unpaid }] = rows
  return duesOf(
    subscriptions.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) })),
    unpaid
  )
}) satisfies QueryResolvers['getDuesAndExpiration']
