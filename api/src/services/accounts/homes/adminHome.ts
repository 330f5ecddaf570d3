import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { bool, int, nullable, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { can } from 'src/shared/access/permissions'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { COUNTED } from './homeBounds'

const countOf = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT ${rows} LIMIT ${COUNTED}) counted)`

/** Counts people among at most this many of the day's latest sign-ins. */
const SIGN_INS = 3000

// One statement of index ranges and of rows that are kept by day. $1 and $2 are the starts of today and yesterday, $3 is
// today as a day; $4 to $9 say what the viewer may open, and the rest is not read. The overdue bills are those of the
// aging report. A transfer has a payment for each bill that it pays and counts once; `shares` counts the others among
// the latest rows of the day, which have the reversals of their payments.
const ADMIN_HOME = prepared(
  'adminHome',
  `
  WITH paid AS (
    SELECT sum(payments)::int AS payments, sum("amountCentavos") AS "amountCentavos"
    FROM app.approval_day WHERE $6 AND day = $3::date
  ), latest AS MATERIALIZED (
    SELECT id, kind, "reversesId", "transferId" FROM "Payment" WHERE $6 AND "createdAt" >= $1
    ORDER BY "createdAt" DESC LIMIT ${COUNTED}
  ), shares AS (
    SELECT (count(*) - count(DISTINCT "transferId"))::int AS more FROM latest
    WHERE kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM latest r WHERE r."reversesId" = latest.id)
  ), overdue AS (
    SELECT COALESCE(sum(entries), 0)::int AS bills, COALESCE(sum("amountCentavos"), 0)::text AS centavos
    FROM app.due_day WHERE $6 AND day < $3::date
  )
  SELECT
    CASE WHEN $4 THEN ${countOf('FROM "User" WHERE "createdAt" >= $1')} END AS "newToday",
    CASE WHEN $4 THEN ${countOf('FROM "User" WHERE "createdAt" >= $2 AND "createdAt" < $1')} END AS "newYesterday",
    CASE WHEN $4 THEN ${countOf(`DISTINCT "userId" FROM (
      SELECT "userId" FROM "LoginLog" WHERE "createdAt" >= $1 AND "isSuccess" AND source = 'SERVER' AND "userId" IS NOT NULL
      ORDER BY "createdAt" DESC LIMIT ${SIGN_INS}) latest`)} END AS "signedInToday",
    CASE WHEN $5 THEN ${countOf(`FROM "Order" WHERE "createdAt" >= $1 AND status <> 'CANCELLED'`)} END AS "ordersToday",
    CASE WHEN $6 THEN COALESCE((SELECT payments FROM paid), 0) - (SELECT more FROM shares) END AS "paymentsToday",
    CASE WHEN $6 THEN COALESCE((SELECT "amountCentavos" FROM paid), 0)::text END AS "paidTodayCentavos",
    CASE WHEN $6 THEN (SELECT bills FROM overdue) END AS "overdueBills",
    CASE WHEN $6 THEN (SELECT centavos FROM overdue) END AS "overdueCentavos",
    CASE WHEN $7 THEN ${countOf(`FROM "BugReport" WHERE status = 'OPEN'`)} END AS "openBugReports",
    CASE WHEN $8 THEN ${countOf(`FROM "OutboxEmail" WHERE status = 'FAILED'`)} END AS "failedMails",
    CASE WHEN $9 THEN ${countOf(`FROM "DeletionRequest" WHERE status = 'WAITING'`)} END AS "waitingDeletions",
    CASE WHEN $6 THEN ${countOf(`FROM "RefundRequest" WHERE status = 'WAITING'`)} END AS "waitingRefunds",
    CASE WHEN $6 THEN ${countOf(`DISTINCT "togetherId" FROM "PaymentApproval" WHERE status = 'WAITING'`)} END AS "waitingTransfers",
    CASE WHEN $6 THEN EXISTS (SELECT FROM "PaymentAccount" WHERE "isActive") END AS "hasPaymentAccount"`,
  {
    newToday: nullable(int),
    newYesterday: nullable(int),
    signedInToday: nullable(int),
    ordersToday: nullable(int),
    paymentsToday: nullable(int),
    paidTodayCentavos: nullable(text),
    overdueBills: nullable(int),
    overdueCentavos: nullable(text),
    openBugReports: nullable(int),
    failedMails: nullable(int),
    waitingDeletions: nullable(int),
    waitingRefunds: nullable(int),
    waitingTransfers: nullable(int),
    hasPaymentAccount: nullable(bool),
  }
)

/** Today's figures and the open work. */
export const adminHome = (async () => {
  const viewer = currentUser()
  const today = manilaToday()
  return ADMIN_HOME.one(pool, [
    startOfDay(today),
    startOfDay(addDays(today, -1)),
    today,
    viewer.pageAccess.users,
    viewer.pageAccess.subscriptions,
    can(viewer, 'approvePayment'),
    can(viewer, 'readBugReports'),
    can(viewer, 'readOutbox'),
    can(viewer, 'archiveUsers'),
  ])
}) satisfies QueryResolvers['adminHome']
