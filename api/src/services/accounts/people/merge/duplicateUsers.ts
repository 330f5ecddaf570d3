import type { QueryResolvers } from 'types/graphql'

import { int, prepared, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

/** Accounts that one page compares with all earlier ones, newest first. */
const AT_ONCE = 200
/** Earlier accounts with the same number, address or name that are looked at for each. */
const MATCHES = 3
const NEWEST = 2_147_483_647

type Reason = 'MOBILE' | 'EMAIL' | 'NAME_AND_BIRTHDATE' | 'NAME'

// Each account of the page is looked up by three indexes, so the cost does not depend on how many accounts there are. A join
// with the earlier accounts would read all accounts of the school.
const PAIRS = prepared(
  'duplicateUsers',
  `
  WITH latest AS MATERIALIZED (SELECT * FROM "User" WHERE id < $1 ORDER BY id DESC LIMIT ${AT_ONCE})
  SELECT u.id AS "laterId", pair.id AS "earlierId", array_to_string(array_agg(DISTINCT pair.reason), ' ') AS reasons
  FROM latest u LEFT JOIN "UserProfile" p ON p."userId" = u.id CROSS JOIN LATERAL (
    (SELECT op."userId" AS id, 'MOBILE' AS reason FROM "UserProfile" op WHERE op."mobileNumber" = p."mobileNumber" AND op."userId" <> u.id LIMIT ${MATCHES})
    UNION ALL
    (SELECT o.id, 'EMAIL' FROM "User" o WHERE app.plain_mail(o.email) = app.plain_mail(u.email) AND o.id <> u.id LIMIT ${MATCHES})
    UNION ALL
    (SELECT o.id, CASE WHEN op.birthdate = p.birthdate THEN 'NAME_AND_BIRTHDATE' ELSE 'NAME' END FROM "User" o LEFT JOIN "UserProfile" op ON op."userId" = o.id
      WHERE lower(o."firstName" || ' ' || o."lastName") = lower(u."firstName" || ' ' || u."lastName") AND o.id <> u.id LIMIT ${MATCHES})
  ) pair
  WHERE u."archivedAt" IS NULL AND pair.id < u.id AND (SELECT o."archivedAt" IS NULL FROM "User" o WHERE o.id = pair.id)
  GROUP BY 1, 2 ORDER BY count(*) DESC, 1 DESC, 2`,
  { laterId: int, earlierId: int, reasons: text }
)

const LAST = prepared(
  'duplicateUsersLast',
  `SELECT COALESCE(min(id), 0) AS id FROM (SELECT id FROM "User" WHERE id < $1 ORDER BY id DESC LIMIT ${AT_ONCE}) latest`,
  { id: int }
)

/** Likely duplicates among the accounts before a given id, with an earlier account each. */
export const duplicateUsers = (async ({ before }) => {
  const from = before ?? NEWEST
  const [pairs, { id: last }] = await Promise.all([
    PAIRS.all(pool, [from]),
    LAST.one(pool, [from]),
  ])
  const people = await db.user.findMany({
    where: {
      id: { in: pairs.flatMap((pair) => [pair.laterId, pair.earlierId]) },
    },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      tribeId: true,
      createdAt: true,
    },
  })
  const personOf = new Map(
    people.map(({ firstName, lastName, ...one }) => [
      one.id,
      { ...one, name: fullName({ firstName, lastName }) },
    ])
  )
  return {
    rows: pairs.flatMap(({ laterId, earlierId, reasons }) => {
      const [later, earlier] = [personOf.get(laterId), personOf.get(earlierId)]
      return later && earlier
        ? [{ later, earlier, reasons: reasons.split(' ') as Reason[] }]
        : []
    }),
    next: last > 1 ? last : null,
  }
}) satisfies QueryResolvers['duplicateUsers']
