// Writes the subscriptions of an import, and places members at the beginning of their journey.
import { command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { completeTasksMet } from 'src/services/community/tasks/completeTasksBy'

import { reserveIds, planned } from './planned'

const NEW = planned('Subscription', 'NEW')
const ANY = planned('Subscription', 'ANY')
const UPDATE = planned('Subscription', 'UPDATE')

const RESERVE_IDS = command(reserveIds('Subscription', 'Subscription'))

const INSERT = command(`
  INSERT INTO "Subscription" (id, "userId", "funnelId", "productId", "paymentTermId", "batchId", source, status, "validityByDays", "startByDays",
    "startsAt", expiry, "unenrolledAt", "unenrolReason", "externalId", "createdAt", "updatedAt")
  SELECT r."targetId", u.id, r.plan ->> 'funnelId', (r.plan ->> 'productId')::int, r.plan ->> 'paymentTermId', u."batchId", 'IMPORT',
    (r.plan ->> 'status')::"SubscriptionStatus", (r.plan ->> 'validityByDays')::int, (r.plan ->> 'startByDays')::int,
    (r.plan ->> 'startsAt')::timestamptz, (r.plan ->> 'expiry')::timestamptz,
    CASE WHEN r.plan ->> 'status' = 'UNENROLLED' THEN now() END, CASE WHEN r.plan ->> 'status' = 'UNENROLLED' THEN '' END,
    r.plan ->> 'externalId', (r.plan ->> 'createdAt')::timestamptz, now()
  FROM "ImportRow" r JOIN "ImportRow" member ON member.id = (r.plan ->> 'memberRowId')::int JOIN "User" u ON u.id = member."targetId"
  WHERE ${NEW} ORDER BY r.id`)

const UNENROL = command(`
  UPDATE "Subscription" s SET status = 'UNENROLLED', "unenrolledAt" = now(), "unenrolReason" = '', "isPrimary" = false, "updatedAt" = now()
  FROM "ImportRow" r WHERE ${UPDATE} AND s.id = r."targetId" AND jsonb_exists(r.plan, 'unenrols')`)

const LOG = command(`
  INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", after)
  SELECT $2, $2, CASE r.result WHEN 'NEW' THEN 'subscription.enrolled' ELSE 'subscription.unenrolled' END, 'Subscription', r."targetId"::text,
    r.plan || jsonb_build_object('importRun', $1::int)
  FROM "ImportRow" r WHERE ${ANY} ORDER BY r.id`)

// As activateSubscription and grantLevels do it, for all rows at once: a membership begins the journey, and so does the
// member's level for those who have sent the journey form before.
const PLACE = statement(
  `
  WITH first AS (SELECT id FROM "Stage" WHERE "isActive" ORDER BY number LIMIT 1), enrolled AS MATERIALIZED (
    SELECT DISTINCT s."userId" FROM "ImportRow" sold JOIN "Subscription" s ON s.id = sold."targetId"
      JOIN "FunnelAccessLevel" l ON l."funnelId" = s."funnelId" AND l."accessLevelId" = 'member'
    WHERE sold."runId" = $1 AND sold.sheet = 'Subscription' AND sold.result = 'NEW' AND app.gives_access(s)
  ), placed AS (
    UPDATE "User" u SET "stageId" = first.id, "stageProgressAt" = now()
    FROM first, "ImportRow" r WHERE r."runId" = $1 AND r.sheet = 'Members' AND NOT r."isLeftOut" AND r.result <> 'ERROR' AND NOT jsonb_exists(COALESCE(r.plan, '{}'), 'repeats')
      AND u.id = r."targetId" AND u."stageId" IS NULL
      AND (u."journeyFormSentAt" IS NOT NULL OR NOT EXISTS (SELECT FROM "Batch" b WHERE b.id = u."batchId" AND b."requiresJourneyForm"))
      AND (u.id IN (SELECT "userId" FROM enrolled)
        OR u."journeyFormSentAt" IS NOT NULL AND r.plan -> 'levelIds' @> '["member"]')
    RETURNING u.id, u."stageId", r.id AS "rowId", r.result = 'NEW' AS "isNew"
  ), noted AS (
    UPDATE "ImportRow" r SET plan = COALESCE(r.plan, '{}') || jsonb_build_object('stageId', p."stageId"),
      result = CASE WHEN r.result = 'SAME' THEN 'UPDATE' ELSE r.result END
    FROM placed p WHERE r.id = p."rowId"
  )
  SELECT id FROM placed WHERE NOT "isNew"`,
  { id: int }
)

/** Puts new members on the first stage; what existing users did before counts there. */
export const beginJourneys = async (tx: Tx, runId: number) => {
  for (const { id } of await PLACE.all(tx, [runId]))
    await completeTasksMet(tx, id)
}

export const subscriptionSteps = [
  async (tx: Tx, runId: number) => {
    await RESERVE_IDS.run(tx, [runId])
    await INSERT.run(tx, [runId])
    await UNENROL.run(tx, [runId])
  },
  beginJourneys,
  (tx: Tx, runId: number, actorId: number) => LOG.run(tx, [runId, actorId]),
]
