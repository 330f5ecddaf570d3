import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, nullable, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { can } from 'src/shared/access/permissions'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { COUNTED } from './homeBounds'
import { overdueBills } from './overdueBills'

const countOf = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT ${rows} LIMIT ${COUNTED}) counted)`

// One statement of index ranges. $1 and $2 are the starts of today and yesterday, $3 is today as a day. $4 to $8 say
// what the viewer may open; other parts are not read.
const ADMIN_HOME = prepared(
  'adminHome',
  `
  WITH paid AS (
    SELECT p."amountCentavos" FROM "Payment" p WHERE $6 AND p."createdAt" >= $1 AND p.kind = 'PAYMENT'
      AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id)
  ), bills AS (
    SELECT * FROM (${overdueBills('$3')}) overdue WHERE $6
  )
  SELECT
    CASE WHEN $4 THEN ${countOf('FROM "User" WHERE "createdAt" >= $1')} END AS "newToday",
    CASE WHEN $4 THEN ${countOf('FROM "User" WHERE "createdAt" >= $2 AND "createdAt" < $1')} END AS "newYesterday",
    CASE WHEN $4 THEN ${countOf(`DISTINCT "userId" FROM "LoginLog" WHERE "createdAt" >= $1 AND "isSuccess" AND source = 'SERVER' AND "userId" IS NOT NULL`)} END AS "signedInToday",
    CASE WHEN $5 THEN ${countOf(`FROM "Order" WHERE "createdAt" >= $1 AND status <> 'CANCELLED'`)} END AS "ordersToday",
    CASE WHEN $6 THEN (SELECT count(*)::int FROM paid) END AS "paymentsToday",
    CASE WHEN $6 THEN (SELECT COALESCE(sum("amountCentavos"), 0)::text FROM paid) END AS "paidTodayCentavos",
    CASE WHEN $6 THEN (SELECT count(*)::int FROM bills) END AS "overdueBills",
    CASE WHEN $6 THEN (SELECT COALESCE(sum("priceCentavos"), 0)::text FROM bills) END AS "overdueCentavos",
    CASE WHEN $7 THEN ${countOf(`FROM "BugReport" WHERE status = 'OPEN'`)} END AS "openBugReports",
    CASE WHEN $8 THEN ${countOf(`FROM "OutboxEmail" WHERE status = 'FAILED'`)} END AS "failedMails"`,
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
  ])
}) satisfies QueryResolvers['adminHome']
