// Writes the members of an import: one statement for each table, for all rows at once.
import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { unusablePassword } from 'src/lib/protection/passwords'

import { reserveIds, planned, planOr, sets } from './planned'

const NEW = planned('Members', 'NEW')
const ANY = planned('Members', 'ANY')
const UPDATE = planned('Members', 'UPDATE')

const RESERVE_IDS = command(reserveIds('Members', 'User'))

/** Draws a tribe id for new users without one; again while a drawn one is taken. */
const DRAW_TRIBE_IDS = command(`
  UPDATE "ImportRow" r SET plan = r.plan || jsonb_build_object('tribeId', 'T' || lpad(floor(random() * 1e8)::text, 8, '0'), 'isDrawn', true)
  WHERE ${NEW} AND (r.plan ->> 'tribeId' IS NULL OR jsonb_exists(r.plan, 'isDrawn') AND (
    EXISTS (SELECT FROM "User" u WHERE u."tribeId" = r.plan ->> 'tribeId')
    OR r.plan ->> 'tribeId' IN (SELECT o.plan ->> 'tribeId' FROM "ImportRow" o WHERE o."runId" = $1 AND o.sheet = 'Members' AND o.result = 'NEW'
      GROUP BY 1 HAVING count(*) > 1)))`)

const INSERT_USERS = command(`
  INSERT INTO "User" (id, email, slug, "tribeId", "firstName", "lastName", "facebookProfile", "hashedPassword", salt, language, "batchId", "updatedAt")
  SELECT r."targetId", r.plan ->> 'email', (r.plan ->> 'slug') || '-' || (1000000 + r."targetId"), r.plan ->> 'tribeId',
    r.plan ->> 'firstName', r.plan ->> 'lastName', r.plan ->> 'facebookProfile', $2, $3,
    (SELECT importer.language FROM "User" importer JOIN "ImportRun" run ON run."appliedById" = importer.id WHERE run.id = $1),
    (r.plan ->> 'batchId')::int, now()
  FROM "ImportRow" r WHERE ${NEW} ORDER BY r.id`)

const WRITE_PROFILES = command(`
  INSERT INTO "UserProfile" AS p ("userId", "middleName", suffix, sex, birthdate, "mobileNumber", "updatedAt")
  SELECT r."targetId", r.plan ->> 'middleName', r.plan ->> 'suffix', (r.plan ->> 'sex')::"Sex", (r.plan ->> 'birthdate')::date, r.plan ->> 'mobileNumber', now()
  FROM "ImportRow" r WHERE ${ANY} AND (r.result = 'NEW' OR ${sets('middleName', 'suffix', 'sex', 'birthdate', 'mobileNumber')})
  ON CONFLICT ("userId") DO NOTHING`)

const UPDATE_PROFILES = command(`
  UPDATE "UserProfile" p SET "middleName" = ${planOr('middleName', 'p."middleName"')}, suffix = ${planOr('suffix', 'p.suffix')},
    sex = ${planOr('sex', 'p.sex', '"Sex"')}, birthdate = ${planOr('birthdate', 'p.birthdate', 'date')},
    "mobileNumber" = ${planOr('mobileNumber', 'p."mobileNumber"')}, "updatedAt" = now()
  FROM "ImportRow" r WHERE ${UPDATE} AND p."userId" = r."targetId" AND ${sets('middleName', 'suffix', 'sex', 'birthdate', 'mobileNumber')}`)

const UPDATE_USERS = command(`
  UPDATE "User" u SET "firstName" = ${planOr('firstName', 'u."firstName"')}, "lastName" = ${planOr('lastName', 'u."lastName"')},
    "facebookProfile" = ${planOr('facebookProfile', 'u."facebookProfile"')}, "batchId" = ${planOr('batchId', 'u."batchId"', 'int')},
    "authVersion" = u."authVersion" + jsonb_exists(r.plan, 'isStaffChange')::int, "updatedAt" = now()
  FROM "ImportRow" r WHERE ${UPDATE} AND u.id = r."targetId" AND ${sets('firstName', 'lastName', 'facebookProfile', 'batchId', 'isStaffChange')}`)

// An address that was proposed for a learner would give a stranger the rights of staff.
const WITHDRAW_ADDRESSES = command(`
  UPDATE "EmailChange" c SET status = 'WITHDRAWN', "updatedAt" = now()
  FROM "ImportRow" r WHERE ${UPDATE} AND c."userId" = r."targetId" AND c.status = 'WAITING' AND jsonb_exists(r.plan, 'isStaffChange')`)

const TAKE_LEVELS = command(`
  DELETE FROM "UserAccessLevel" l USING "ImportRow" r
  WHERE ${UPDATE} AND l."userId" = r."targetId" AND jsonb_exists(r.plan, 'levelIds') AND NOT jsonb_exists(r.plan -> 'levelIds', l."accessLevelId")`)

const GIVE_LEVELS = command(`
  INSERT INTO "UserAccessLevel" ("userId", "accessLevelId")
  SELECT r."targetId", level.id FROM "ImportRow" r, jsonb_array_elements_text(r.plan -> 'levelIds') AS level (id) WHERE ${ANY}
  ON CONFLICT DO NOTHING`)

const END_PLACES = command(`
  UPDATE "GroupMembership" m SET "endedAt" = now(), "hasLeft" = true, "endedById" = $2, "endReason" = ''
  FROM "ImportRow" r WHERE ${UPDATE} AND jsonb_exists(r.plan, 'groupId') AND m."userId" = r."targetId" AND m."endedAt" IS NULL`)

const GIVE_PLACES = command(`
  INSERT INTO "GroupMembership" ("userId", "groupId")
  SELECT r."targetId", (r.plan ->> 'groupId')::int FROM "ImportRow" r WHERE ${ANY} AND r.plan ->> 'groupId' IS NOT NULL ORDER BY r.id`)

/** The plan keeps the person's request, for undoing; a person has at most one. */
const END_REQUESTS = command(`
  WITH ended AS (
    UPDATE "GroupRequest" q SET status = 'WITHDRAWN', "decidedAt" = now()
    FROM "ImportRow" r WHERE ${UPDATE} AND r.plan ->> 'groupId' IS NOT NULL AND q."userId" = r."targetId" AND q.status = 'WAITING'
    RETURNING q.id, r.id AS "rowId"
  )
  UPDATE "ImportRow" r SET plan = r.plan || jsonb_build_object('endedRequestId', ended.id) FROM ended WHERE r.id = ended."rowId"`)

/** New accounts get no notice: their first message is the mail with the password, if it is sent. */
const TELL_OF_PLACES = command(`
  INSERT INTO "Notice" ("userId", kind, facts, path)
  SELECT r."targetId", 'GROUP_JOINED', jsonb_build_object('group', g.name, 'subGroup', NULL, 'change', 'joined', 'reason', NULL), '/community?tab=group'
  FROM "ImportRow" r JOIN "Group" g ON g.id = (r.plan ->> 'groupId')::int WHERE ${UPDATE} AND r."targetId" <> $2::int`)

const TELL_OF_BATCHES = command(`
  INSERT INTO "Notice" ("userId", kind, facts, path)
  SELECT r."targetId", 'BATCH', jsonb_build_object('batch', b.name, 'change', 'joined'), '/'
  FROM "ImportRow" r JOIN "Batch" b ON b.id = (r.plan ->> 'batchId')::int WHERE ${UPDATE} AND r."targetId" <> $2::int`)

const BOOK_POINTS = command(`
  WITH booked AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", reason, "actorId")
    SELECT r."targetId", (r.plan ->> 'points')::int, 'IMPORT', $1, 'Base points', $2 FROM "ImportRow" r WHERE ${ANY} AND jsonb_exists(r.plan, 'points')
    RETURNING "userId", delta
  )
  UPDATE "User" u SET xp = u.xp + booked.delta FROM booked WHERE u.id = booked."userId"`)

const NAME_REPEATED = command(`
  UPDATE "ImportRow" r SET "targetId" = first."targetId" FROM "ImportRow" first
  WHERE r."runId" = $1 AND r.sheet = 'Members' AND first.id = (r.plan ->> 'repeats')::int`)

const LOG = command(`
  INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", before, after)
  SELECT $2, $2, CASE r.result WHEN 'NEW' THEN 'user.created' ELSE 'user.changed' END, 'User', r."targetId"::text,
    (SELECT jsonb_object_agg(n ->> 'column', n ->> 'old') FROM jsonb_array_elements(r.notes) n),
    CASE r.result WHEN 'NEW' THEN r.plan - 'isDrawn' ELSE (SELECT jsonb_object_agg(n ->> 'column', n ->> 'new') FROM jsonb_array_elements(r.notes) n) END
      || jsonb_build_object('importRun', $1::int)
  FROM "ImportRow" r WHERE ${ANY} ORDER BY r.id`)

type Step = (tx: Tx, runId: number, actorId: number) => Promise<unknown>

const byRun =
  (
    ...commands: { run: (tx: Tx, values: unknown[]) => Promise<number> }[]
  ): Step =>
  async (tx, runId) => {
    for (const each of commands) await each.run(tx, [runId])
  }

const byActor =
  (
    ...commands: { run: (tx: Tx, values: unknown[]) => Promise<number> }[]
  ): Step =>
  async (tx, runId, actorId) => {
    for (const each of commands) await each.run(tx, [runId, actorId])
  }

/** Changes users as their rows' plans say; undoing an import replaces the plans first. */
export const updateMembers = byRun(
  UPDATE_PROFILES,
  UPDATE_USERS,
  WITHDRAW_ADDRESSES,
  TAKE_LEVELS,
  GIVE_LEVELS
)

/** The steps in which members are written; each is a few statements for all rows. */
export const memberSteps: Step[] = [
  async (tx, runId) => {
    await RESERVE_IDS.run(tx, [runId])
    while ((await DRAW_TRIBE_IDS.run(tx, [runId])) > 0);
    const { hashedPassword, salt } = unusablePassword()
    await INSERT_USERS.run(tx, [runId, hashedPassword, salt])
    await WRITE_PROFILES.run(tx, [runId])
  },
  updateMembers,
  byActor(END_PLACES, TELL_OF_PLACES, TELL_OF_BATCHES),
  byRun(GIVE_PLACES, END_REQUESTS),
  byActor(BOOK_POINTS),
  byRun(NAME_REPEATED),
  byActor(LOG),
]
