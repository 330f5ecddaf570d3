// A school of any size with everything that a year leaves behind: bills, logs, mails, events with answers, waiting
// lists, and a community.
import { addBills } from './bills.mjs'
import { addCommunity } from './growthCommunity.mjs'
import { addRecords } from './growthRecords.mjs'
import { sessionsOf } from './people.mjs'

// Members are on the first three stages.
const STAGES_SQL = `
  UPDATE "User" u SET "stageId" = st.id, "batchId" = (SELECT id FROM "Batch" WHERE "isCurrent") FROM "Stage" st WHERE u.email LIKE 'bulk-%' AND st.number = 1 + u.id % 3`

// Everybody signed in three times within two months, and one in fifty of those failed.
const LOGINS_SQL = `
  INSERT INTO "LoginLog" ("userId", "userEmail", "isSuccess", source, "createdAt")
  SELECT id, email, (id + n) % 50 <> 0, 'SERVER', now() - ((id * 17 + n * 401) % 86400) * interval '1 minute'
  FROM "User", generate_series(1, 3) n WHERE email LIKE 'bulk-%'`

const INFO_LOGS_SQL = `
  INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", after, "createdAt")
  SELECT id, id, action, split_part(action, '.', 1), id::text, '{}', now() - (id * 13 + n * 7001) % 525600 * interval '1 minute'
  FROM "User", unnest(ARRAY['Profile.updated', 'Order.created', 'PaymentSchedule.approved']) WITH ORDINALITY word(action, n) WHERE email LIKE 'bulk-%'`

const MAILS_SQL = `
  INSERT INTO "OutboxEmail" (id, "to", subject, text, html, template, status, "createdAt", "updatedAt")
  SELECT gen_random_uuid(), email, 'Your bill', 'A bill is due.', '<p>A bill is due.</p>', 'paymentReminder',
    (CASE WHEN id % 1000 = 0 AND n = 1 THEN 'FAILED' ELSE 'SENT' END)::"OutboxStatus", now() - (id * 29 + n * 11) % 525600 * interval '1 minute', now()
  FROM "User", generate_series(1, 2) n WHERE email LIKE 'bulk-%'`

const WAITLIST_SQL = `
  INSERT INTO "WaitlistEntry" ("funnelId", email, "createdAt")
  SELECT f.id, 'waits-' || u.email, now() - u.id % 525600 * interval '1 minute'
  FROM "User" u, (SELECT id FROM "Funnel" ORDER BY id LIMIT 1) f WHERE u.email LIKE 'bulk-%' AND u.id % 10 = 0`

// An event for a thousand members, weekly for a year; half of them answer, for one of its dates.
const EVENTS_SQL = `
  INSERT INTO "Event" (title, "startsAtLocal", "durationMin", rrule, status, "updatedAt")
  SELECT 'Circle ' || e, '2025-11-24T19:30', 60, 'FREQ=WEEKLY', 'PUBLISHED', now() FROM generate_series(1, $1::int) e`
const DATES_SQL = `
  INSERT INTO "EventOccurrence" ("eventId", "originalStart", "startsAt", "endsAt", "updatedAt")
  SELECT id, at, at, at + interval '1 hour', now() FROM "Event", LATERAL (
    SELECT date_trunc('hour', now()) + week * interval '7 days' + id % 150 * interval '1 hour' AS at FROM generate_series(-26, 25) week) dates
  WHERE title LIKE 'Circle %'`
const ANSWERS_SQL = `
  INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer)
  SELECT d.ids[1 + u.id % cardinality(d.ids)], u.id, 'GOING'
  FROM "User" u, (SELECT array_agg(o.id) AS ids FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId" WHERE e.title LIKE 'Circle %') d
  WHERE u.email LIKE 'bulk-%' AND u.id % 2 = 0`

// Bills are added without triggers: buyers become members with the enrolment that their purchases give.
const ENROLMENTS_SQL = `
  UPDATE "User" u SET "isMember" = true, enrolment = kept.status, "enrolmentChangesAt" = kept.changes, "memberSince" = kept.since
  FROM (SELECT DISTINCT "userId" FROM "Subscription" WHERE status <> 'PENDING') bought, LATERAL app.enrolment_of(bought."userId") kept
  WHERE u.id = bought."userId"`

// Four more people with the administrator's rights: searches are limited for each person.
const ADMINS_SQL = `
  INSERT INTO "UserAccessLevel" ("userId", "accessLevelId")
  SELECT u.id, l."accessLevelId" FROM "User" u, "UserAccessLevel" l
  WHERE u.email = ANY($1) AND l."userId" = $2 ON CONFLICT DO NOTHING`

const PLACE_SQL = `
  SELECT (SELECT id FROM "Funnel" ORDER BY id LIMIT 1) AS "funnelId", (SELECT id FROM "Stage" WHERE number = 1) AS "stageId",
    (SELECT "productId" FROM "Subscription" s JOIN "User" u ON u.id = s."userId" WHERE u.email = 'bulk-1@example.com') AS "soldId",
    (SELECT p.id FROM "Product" p ORDER BY (SELECT count(*) FROM "Subscription" s WHERE s."productId" = p.id), p.id LIMIT 1) AS "unsoldId"`

/** Fills an open database, and signs in an administrator, a success manager and members. */
export const addSchool = async ({ client, people }, members) => {
  await client.query('SET session_replication_role = replica')
  await client.query(STAGES_SQL)
  await client.query('RESET session_replication_role')
  await addBills(client)
  await client.query('SET session_replication_role = replica')
  await client.query(EVENTS_SQL, [Math.ceil(members / 1000)])
  for (const sql of [
    ENROLMENTS_SQL,
    LOGINS_SQL,
    INFO_LOGS_SQL,
    MAILS_SQL,
    WAITLIST_SQL,
    DATES_SQL,
    ANSWERS_SQL,
  ])
    await client.query(sql)
  const community = await addCommunity(client, members)
  const records = await addRecords(client)
  await client.query('RESET session_replication_role')
  await client.query('SELECT app.recount_stages()')
  await client.query('SELECT app.rebuild_activity()')
  await client.query('VACUUM ANALYZE')
  const [success] = await sessionsOf(client, ['success-manager@example.com'])
  const admins = [2, 3, 4, 5].map((n) => `bulk-${n}@example.com`)
  await client.query(ADMINS_SQL, [admins, people.admin.id])
  const { rows } = await client.query(PLACE_SQL)
  return {
    place: { ...rows[0], ...community, ...records },
    asking: {
      admin: [people.admin, ...(await sessionsOf(client, admins))],
      success: [success],
      member: people.everybody.slice(6, 46),
    },
  }
}
