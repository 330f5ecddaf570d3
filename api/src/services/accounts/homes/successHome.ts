import type { QueryResolvers } from 'types/graphql'

import { json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import {
  EXPIRING_SOON_DAYS,
  GRACE_DAYS,
  NEWCOMER_DAYS,
} from 'src/shared/constants'
import {
  addDays,
  dayOf,
  manilaToday,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'

import { LISTED } from './homeBounds'

type Access = {
  userId: number
  name: string
  productName: string
  expiry: string
}
type Debt = {
  userId: number
  name: string
  billCount: number
  since: Day
  owedCentavos: string
}
type Newcomer = { userId: number; name: string; startsAt: string }

type List<Line> = { count: number; lines: Line[] }

/** Each list counts up to this many people, more than a manager can call in a day, and shows the first of them. */
const COUNTED = 101

/** Debts are added up over this many overdue bills, those due last. */
const OVERDUE_BILLS = 1000

/** Newcomers are looked for among this many memberships, those begun last. */
const NEWEST = 200

// Looks up names by id, one by one, so the cost does not depend on the number of users.
const nameOf = (row: string) => `
  CROSS JOIN LATERAL (SELECT "firstName" || ' ' || "lastName" AS name FROM "User"
    WHERE id = ${row}."userId" AND "archivedAt" IS NULL OFFSET 0) u`

// The id follows the expiry's direction, as in the index: thousands of memberships may end on one day.
const ending = (range: string, order: string) => `
  SELECT s."userId", u.name, s.expiry, s.id, s."productId" FROM "Subscription" s ${nameOf('s')}
  WHERE s.status = 'ACTIVE' AND ${range} ORDER BY s.expiry ${order}, s.id ${order} LIMIT ${COUNTED}`

const endingList = (name: string, order: string) => `
  json_build_object('count', (SELECT count(*) FROM ${name}), 'lines', COALESCE((
    SELECT json_agg(json_build_object('userId', e."userId", 'name', e.name, 'productName', p.name, 'expiry', e.expiry) ORDER BY e.expiry ${order}, e.id ${order})
    FROM (SELECT * FROM ${name} ORDER BY expiry ${order}, id ${order} LIMIT ${LISTED}) e JOIN "Product" p ON p.id = e."productId"), '[]'))`

// One statement, four index ranges: $1 is the start of today, $2 the end of "expires soon", $3 the start of the grace
// period, $4 today as a day, $5 since when a member is new. An expiry is the start of the last day of access.
const SUCCESS_HOME = prepared(
  'successHome',
  `
  WITH expiring AS MATERIALIZED (${ending('s.expiry >= $1 AND s.expiry < $2', 'ASC')}),
  expired AS MATERIALIZED (${ending('s.expiry >= $3 AND s.expiry < $1', 'DESC')}),
  debts AS MATERIALIZED (
    SELECT b."userId", count(*) AS bills, min(b."dueOn") AS since, sum(b."owedCentavos") AS owed
    FROM (SELECT "userId", "dueOn", "owedCentavos" FROM app.desk_bill WHERE "dueOn" < $4::date
      ORDER BY "dueOn" DESC, id DESC LIMIT ${OVERDUE_BILLS}) b GROUP BY 1
  ), overdue AS MATERIALIZED (
    SELECT d.*, u.name FROM (SELECT * FROM debts ORDER BY since, "userId" OFFSET 0) d ${nameOf('d')} LIMIT ${COUNTED}
  ), newcomers AS MATERIALIZED (
    SELECT s."userId", u.name, min(s."startsAt") AS since
    FROM (SELECT "userId", "startsAt" FROM "Subscription" WHERE status = 'ACTIVE' AND "startsAt" >= $5 AND "startsAt" <= now()
        ORDER BY "startsAt" DESC LIMIT ${NEWEST}) s ${nameOf('s')}
    WHERE NOT EXISTS (SELECT FROM "LessonProgress" lp WHERE lp."userId" = s."userId" AND lp."completedAt" IS NOT NULL)
    GROUP BY 1, 2 LIMIT ${COUNTED}
  )
  SELECT ${endingList('expiring', 'ASC')} AS expiring, ${endingList('expired', 'DESC')} AS expired,
    json_build_object('count', (SELECT count(*) FROM overdue), 'lines', COALESCE((
      SELECT json_agg(json_build_object('userId', o."userId", 'name', o.name, 'billCount', o.bills, 'since', o.since,
        'owedCentavos', o.owed::text) ORDER BY o.since, o."userId")
      FROM (SELECT * FROM overdue ORDER BY since, "userId" LIMIT ${LISTED}) o), '[]')) AS overdue,
    json_build_object('count', (SELECT count(*) FROM newcomers), 'lines', COALESCE((
      SELECT json_agg(json_build_object('userId', n."userId", 'name', n.name, 'startsAt', n.since) ORDER BY n.since, n."userId")
      FROM (SELECT * FROM newcomers ORDER BY since, "userId" LIMIT ${LISTED}) n), '[]')) AS newcomers`,
  {
    expiring: json<List<Access>>(),
    expired: json<List<Access>>(),
    overdue: json<List<Debt>>(),
    newcomers: json<List<Newcomer>>(),
  }
)

const asAccess = ({ expiry, ...access }: Access) => ({
  ...access,
  expiryDay: dayOf(new Date(expiry)),
})

/** The members to call: those whose access ends, who owe money, or who have not begun. */
export const successHome = (async () => {
  const today = manilaToday()
  const { expiring, expired, overdue, newcomers } = await SUCCESS_HOME.one(
    pool,
    [
      startOfDay(today),
      startOfDay(addDays(today, EXPIRING_SOON_DAYS + 1)),
      startOfDay(addDays(today, -GRACE_DAYS)),
      today,
      startOfDay(addDays(today, -NEWCOMER_DAYS)),
    ]
  )
  return {
    expiringCount: expiring.count,
    expiring: expiring.lines.map(asAccess),
    expiredCount: expired.count,
    expired: expired.lines.map(asAccess),
    overdueCount: overdue.count,
    overdue: overdue.lines,
    newcomerCount: newcomers.count,
    newcomers: newcomers.lines.map(({ startsAt, ...newcomer }) => ({
      ...newcomer,
      startsAt: new Date(startsAt),
    })),
  }
}) satisfies QueryResolvers['successHome']
