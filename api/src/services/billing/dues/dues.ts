import type { NextBill, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  bool,
  int,
  json,
  MANILA_TODAY,
  nullable,
  prepared,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { duesOf } from 'src/shared/billing/renewalNotice'

import { OPEN_ENTRY, OWED_CENTAVOS } from '../paymentSchedules/openEntry'

import { COUNTED_FROM } from './pastGrace'

type ExpiringSubscription = { id: number; expiry: string }
type UnpaidBill = { id: number; scheduleDate: string }

// The data of every page's banner in one statement: the signed-in person's expiring subscriptions and open bills. A
// promise moves the day that counts. If the policy of a payment term ignores late bills, they have no banner.
export const DUES = prepared(
  'dues',
  `
  SELECT
    COALESCE((SELECT json_agg(json_build_object('id', id, 'expiry', expiry)) FROM "Subscription"
      WHERE "userId" = $1 AND status = 'ACTIVE' AND expiry < now() + interval '31 days'), '[]') AS subscriptions,
    COALESCE((SELECT json_agg(json_build_object('id', e.id, 'scheduleDate', ${COUNTED_FROM}))
      FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
        JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
        JOIN "PaymentTerm" t ON t.id = s."paymentTermId"
      WHERE i."userId" = $1 AND i."voidedAt" IS NULL AND ${OPEN_ENTRY} AND e."scheduleDate" < now() + interval '9 days'
        AND (t."overdueEffect" <> 'NONE' OR ${COUNTED_FROM} >= ${MANILA_TODAY})), '[]') AS unpaid`,
  {
    subscriptions: json<ExpiringSubscription[]>(),
    unpaid: json<UnpaidBill[]>(),
  }
)

/**
 * The signed-in member's open bills and expiring subscriptions (spec section 7); the web chooses the banner from them.
 */
export const getDuesAndExpiration = (async () => {
  const { subscriptions, unpaid } = await DUES.one(pool, [currentUser().id])
  return duesOf(
    subscriptions.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) })),
    unpaid
  )
}) satisfies QueryResolvers['getDuesAndExpiration']

// The open bills on a member's home page, in one statement.
const OWED = prepared(
  'owed',
  `
  WITH owed AS (
    SELECT e.id, e."scheduleDate"::text, ${OWED_CENTAVOS} AS "owedCentavos", s.status = 'PENDING' AS "isNew", EXISTS (
      SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" proof ON proof.id = ps."proofId"
      WHERE ps."scheduleId" = e.id AND proof.status = 'SUBMITTED') AS "isChecked"
    FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "Subscription" s ON s.id = i."subscriptionId"
    WHERE i."userId" = $1 AND i."voidedAt" IS NULL AND ${OPEN_ENTRY})
  SELECT (SELECT count(*)::int FROM owed) AS count, (
    SELECT json_build_object('scheduleDate', "scheduleDate", 'owedCentavos', "owedCentavos") FROM owed
    WHERE NOT "isChecked" ORDER BY "scheduleDate", id LIMIT 1) AS next, EXISTS (SELECT FROM owed WHERE "isNew") AS "hasNewOrder"`,
  { count: int, next: nullable(json<NextBill>()), hasNewOrder: bool }
)

export const myOwedBills = (async () =>
  OWED.one(pool, [currentUser().id])) satisfies QueryResolvers['myOwedBills']
