// The reasons for tasks that make themselves (docs/decisions/0061), as SQL beside the row `today` of `TODAY`.
import type { SuccessTaskKind } from '@prisma/client'

import {
  AT_RISK_DAYS,
  NEVER_SEEN,
  playbookKinds,
} from 'src/shared/community/successRules'
import {
  EXPIRING_SOON_DAYS,
  GRACE_DAYS,
  NEWCOMER_DAYS,
} from 'src/shared/constants'

type Playbook = {
  /** Rows (userId, key, dueOn): a task for each member in somebody's care, made once for each key. */
  reasons: string
  /** A condition: the reason of the open task `t` is gone. */
  isGone: string
}

/**
 * The row that the conditions read: today as a Manila day, and its start. $3 are the ids of the users of a portion.
 */
export const TODAY =
  'WITH today AS (SELECT $1::date AS day, $2::timestamptz AS start)'

const DAY = '(SELECT day FROM today)'
const START = '(SELECT start FROM today)'

const days = (count: number) => `interval '${count} days'`

// The members of the portion in somebody's care, `u`.
const CARED = `u.id = ANY($3::int[]) AND u."successManagerId" IS NOT NULL AND u."archivedAt" IS NULL`

// The entry `e` of the invoice `i`.
const IS_OVERDUE = `i."voidedAt" IS NULL AND e."cancelledAt" IS NULL AND app.is_open(e) AND e."scheduleDate" < ${DAY}`

const begun = (user: string) =>
  `EXISTS (SELECT FROM "LessonProgress" lp WHERE lp."userId" = ${user} AND lp."completedAt" IS NOT NULL)`

// A membership that gives access after the end of another one.
const goesOnAfter = (s: string) =>
  `EXISTS (SELECT FROM "Subscription" other WHERE other."userId" = ${s}."userId" AND other.id <> ${s}.id
     AND other.status IN ('ACTIVE', 'PAUSED') AND other.expiry > ${s}.expiry)`

const seenSince = (user: string, since: string) =>
  `EXISTS (SELECT FROM "Session" seen WHERE seen."userId" = ${user} AND seen."actorUserId" IS NULL AND seen."lastSeenAt" >= ${since})`

export const playbooks: Record<
  Extract<SuccessTaskKind, (typeof playbookKinds)[number]>,
  Playbook
> = {
  /** A new member who has finished no lesson yet. */
  ONBOARDING: {
    reasons: `
      SELECT DISTINCT ON (s."userId") s."userId", s.id::text AS key, (${DAY} + 1) AS "dueOn"
      FROM "Subscription" s JOIN "User" u ON u.id = s."userId"
      WHERE ${CARED} AND app.gives_access(s) AND s."startsAt" >= ${START} - ${days(NEWCOMER_DAYS)} AND NOT ${begun('u.id')}
      ORDER BY s."userId", s."startsAt"`,
    isGone: `${begun('t."userId"')} OR NOT EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = t."userId" AND app.gives_access(s))`,
  },
  /** A member with access who was not seen for two weeks. The day on which they were last seen is the key. */
  AT_RISK: {
    reasons: `
      SELECT u.id AS "userId", COALESCE(last.seen::date::text, '${NEVER_SEEN}') AS key, (${DAY} + 2) AS "dueOn"
      FROM "User" u CROSS JOIN LATERAL (
        SELECT max(seen."lastSeenAt") AS seen FROM "Session" seen WHERE seen."userId" = u.id AND seen."actorUserId" IS NULL) last
      WHERE ${CARED} AND COALESCE(last.seen, u."createdAt") < ${START} - ${days(AT_RISK_DAYS)}
        AND EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = u.id AND app.gives_access(s)
          AND s."startsAt" < ${START} - ${days(AT_RISK_DAYS)})`,
    isGone: `${seenSince('t."userId"', 't."createdAt"')}
      OR NOT EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = t."userId" AND app.gives_access(s))`,
  },
  /** A membership that ends soon and that no other one follows. Another end is another reason. */
  RENEWAL: {
    reasons: `
      SELECT DISTINCT ON (s."userId") s."userId", s.id || ':' || s.expiry::date AS key, (${DAY} + 3) AS "dueOn"
      FROM "Subscription" s JOIN "User" u ON u.id = s."userId"
      WHERE ${CARED} AND s.status = 'ACTIVE' AND s.expiry >= ${START}
        AND s.expiry < ${START} + ${days(EXPIRING_SOON_DAYS + 1)} AND NOT ${goesOnAfter('s')}
      ORDER BY s."userId", s.expiry DESC`,
    isGone: `NOT EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = t."userId" AND s.id || ':' || s.expiry::date = t.key
      AND s.status = 'ACTIVE' AND s.expiry >= ${START} - ${days(GRACE_DAYS)} AND NOT ${goesOnAfter('s')})`,
  },
  /** Bills that are overdue. The oldest one is the key, so that further bills make no further task. */
  PAYMENT: {
    reasons: `
      SELECT DISTINCT ON (i."userId") i."userId", e.id::text AS key, ${DAY} AS "dueOn"
      FROM "User" u JOIN "Invoice" i ON i."userId" = u.id JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
      WHERE ${CARED} AND ${IS_OVERDUE}
      ORDER BY i."userId", e."scheduleDate", e.id`,
    isGone: `NOT EXISTS (SELECT FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
      WHERE i."userId" = t."userId" AND ${IS_OVERDUE})`,
  },
}
