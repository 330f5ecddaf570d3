import {
  Language,
  Theme,
  type GroupRole,
  type PersonTagKind,
} from '@prisma/client'

import { LEARNER_RANK } from 'src/lib/access/permissions'
import type { TokenRights } from 'src/lib/access/policy'
import { givenByHand, isStaffLevels } from 'src/lib/access/staff'
import {
  bool,
  command,
  enumOf,
  int,
  json,
  listOf,
  nullable,
  prepared,
  type RowOf,
  text,
  textOf,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { hashOfToken, sign, signaturesOf } from 'src/lib/protection/secrets'
import type { FactorDuty } from 'src/shared/access/secondFactor'
import type { StoredStatus } from 'src/shared/billing/subscriptions/subscriptionExpiry'

import { mayImpersonate, type RankedLevel } from './impersonation'
import { SESSION_LIMITS, sessionTokenOf } from './sessionTokens'

/** The condition in SQL that the session `s` of the user `u` is live. */
export const IS_LIVE = `s."revokedAt" IS NULL AND s."parkedAt" IS NULL AND s."idleExpiresAt" > now() AND s."absoluteExpiresAt" > now()
      AND s."authVersion" = u."authVersion" AND u."archivedAt" IS NULL`

// A user's levels are those that staff gave, and those of funnels whose subscription gives access today. A funnel and its
// level are saved by different people, so a sale is limited here as well: to learners' ranks, and to members' rights.
const USER_COLUMNS = `u.id, u.email, u.slug, u."tribeId", u."firstName", u."lastName", u."facebookProfile", u.language,
    u."isLanguageChosen", u.theme, u."savesData",
    ARRAY(SELECT pt.tag::text FROM "PersonTag" pt WHERE pt."userId" = u.id AND pt."to" IS NULL) AS tags, u."returneeSeenAt", u."journeyFormSentAt",
    (SELECT ap."termsAcceptedAt" FROM "AffiliateProfile" ap WHERE ap."userId" = u.id) AS "affiliateSince",
    u."mustChangePassword", u."createdAt", u."profileImageId",
    CASE WHEN st.id IS NULL THEN NULL ELSE json_build_object('id', st.id, 'number', st.number, 'name', st.name) END AS stage,
    b.name AS "batchName", b.number AS "batchNumber",
    CASE WHEN g.id IS NULL THEN NULL ELSE json_build_object('id', g.id, 'name', g.name, 'subGroupId', gm."subGroupId", 'role', gm.role) END AS "groupPlace",
    am."groupId" AS "accountabilityGroupId", al_led.id AS "accountabilityAsLeaderId",
    COALESCE((
      SELECT json_agg(json_build_object('duty', d.duty, 'id', d_st.id, 'number', d_st.number, 'name', d_st.name) ORDER BY d_st.number)
      FROM "StageStaff" d JOIN "Stage" d_st ON d_st.id = d."stageId" WHERE d."userId" = u.id
    ), '[]') AS "stageDuties",
    COALESCE((
      SELECT json_agg(json_build_object('id', al.id, 'name', al.name, 'label', al.label, 'rank', al.rank, 'isSystem', al."isSystem",
        'pageAccess', al."pageAccess", 'functionAccess', al."functionAccess", 'isByHand', given."isByHand",
        'limit', CASE WHEN NOT (given."isByHand" OR al."maySell" OR al.name = 'member') THEN COALESCE(
          (SELECT json_build_object('pageAccess', m."pageAccess", 'functionAccess', m."functionAccess") FROM "AccessLevel" m WHERE m.name = 'member'),
          '{ "pageAccess": {}, "functionAccess": {} }') END) ORDER BY al.position)
      FROM (
        SELECT id, bool_or("isByHand") AS "isByHand" FROM (
          SELECT ual."accessLevelId" AS id, true AS "isByHand" FROM "UserAccessLevel" ual WHERE ual."userId" = u.id
          UNION ALL
          SELECT fal."accessLevelId", false FROM "FunnelAccessLevel" fal JOIN "Subscription" s ON s."funnelId" = fal."funnelId"
          WHERE s."userId" = u.id AND app.gives_access(s)
        ) each_given GROUP BY id
      ) given JOIN "AccessLevel" al ON al.id = given.id
      WHERE given."isByHand" OR al.rank <= ${LEARNER_RANK}
    ), '[]') AS levels,
    ARRAY(
      SELECT DISTINCT al.name FROM "FunnelAccessLevel" fal JOIN "Subscription" s ON s."funnelId" = fal."funnelId"
        JOIN "AccessLevel" al ON al.id = fal."accessLevelId"
      WHERE s."userId" = u.id AND s.status = 'ACTIVE' AND s.expiry <= now() - interval '1 day' ORDER BY 1
    ) AS "lapsedLevels",
    COALESCE((
      SELECT json_agg(json_build_object('status', s.status, 'startsAt', s."startsAt", 'expiry', s.expiry, 'isPrimary', s."isPrimary"))
      FROM "Subscription" s WHERE s."userId" = u.id AND s.status <> 'SUPERSEDED'
    ), '[]') AS subscriptions,
    EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = COALESCE(live."actorUserId", live."userId") AND f."confirmedAt" IS NOT NULL) AS "hasFactor",
    (SELECT json_build_object('duty', d.value, 'since', greatest(d."updatedAt", (SELECT min(l."createdAt") FROM "UserAccessLevel" l WHERE l."userId" = u.id
       AND l."accessLevelId" NOT IN ('non-member', 'member', 'affiliate'))))
     FROM "Setting" d WHERE d.name = 'second-factor-required' AND d.value <> '' AND live."actorUserId" IS NULL) AS "factorDuty"`

const USER_SOURCES = `FROM live JOIN "User" u ON u.id = live."userId"
    LEFT JOIN "Stage" st ON st.id = u."stageId" LEFT JOIN "Batch" b ON b.id = u."batchId"
    LEFT JOIN "GroupMembership" gm ON gm."userId" = u.id AND gm."endedAt" IS NULL LEFT JOIN "Group" g ON g.id = gm."groupId"
    LEFT JOIN "AccountabilityMember" am ON am."userId" = u.id AND am."endedAt" IS NULL
    LEFT JOIN "AccountabilityGroup" al_led ON al_led."leaderId" = u.id AND al_led.status <> 'ENDED'`

/**
 * One statement for the requesting user, so that a request costs one round trip: the user, rights and membership of the
 * row `live` of what the request proves.
 */
export const userSql = (live: string, columns: string) => `
  WITH live AS (${live})
  SELECT ${columns},
    ${USER_COLUMNS}
  ${USER_SOURCES}`

const SESSION_SQL = userSql(
  `SELECT s.id, s."userId", s."actorUserId", s."parkedId", s."lastSeenAt", s."factorAt"
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s."tokenHash" = $1 AND ${IS_LIVE}`,
  `live.id AS "sessionId", live."actorUserId",
    CASE WHEN live."actorUserId" IS NOT NULL THEN (
      SELECT json_agg(json_build_object('name', al.name, 'rank', al.rank, 'isSystem', al."isSystem"))
      FROM "Session" p JOIN "User" a ON a.id = p."userId" AND a."authVersion" = p."authVersion" AND a."archivedAt" IS NULL
        JOIN "UserAccessLevel" ual ON ual."userId" = a.id JOIN "AccessLevel" al ON al.id = ual."accessLevelId"
      WHERE p.id = live."parkedId" AND p."parkedAt" IS NOT NULL AND p."revokedAt" IS NULL
    ) END AS "actorLevels",
    live."lastSeenAt" < now() - interval '1 minute' AS "isStale",
    CASE WHEN live."parkedId" IS NULL THEN live."factorAt" ELSE (SELECT p."factorAt" FROM "Session" p WHERE p.id = live."parkedId") END AS "factorAt"`
)

/** The access token with which a request came. */
export type LiveToken = TokenRights & { id: number }

type KnownSubscription = {
  status: StoredStatus
  startsAt: string | null
  expiry: string | null
  isPrimary: boolean
}

type StageName = { id: number; number: number; name: string }

type GroupPlace = {
  id: number
  name: string
  subGroupId: number | null
  role: GroupRole
}

type Access = {
  pageAccess: Record<string, boolean>
  functionAccess: Record<string, boolean>
}

type Level = {
  id: string
  name: string
  label: string
  rank: number
  isSystem: boolean
  /** Given by staff, and not by a purchase. */
  isByHand: boolean
  /** The rights of members, which a level from a purchase may not exceed; null for a level without this limit. */
  limit: Access | null
} & Access

export const userColumns = {
  id: int,
  email: text,
  slug: text,
  tribeId: text,
  firstName: text,
  lastName: text,
  facebookProfile: nullable(text),
  language: enumOf(Language),
  isLanguageChosen: bool,
  theme: nullable(enumOf(Theme)),
  savesData: nullable(bool),
  /** The campaign marks that hold today. */
  tags: listOf(textOf<PersonTagKind>()),
  returneeSeenAt: nullable(timestamp),
  journeyFormSentAt: nullable(timestamp),
  /** When the user accepted the terms for affiliates. */
  affiliateSince: nullable(timestamp),
  mustChangePassword: bool,
  createdAt: timestamp,
  profileImageId: nullable(int),
  stage: nullable(json<StageName>()),
  stageDuties: json<(StageName & { duty: 'LEADER' | 'REVIEWER' })[]>(),
  batchName: nullable(text),
  batchNumber: nullable(int),
  groupPlace: nullable(json<GroupPlace>()),
  accountabilityGroupId: nullable(int),
  accountabilityAsLeaderId: nullable(int),
  levels: json<Level[]>(),
  /** The names of levels from expired purchases. */
  lapsedLevels: listOf(text),
  subscriptions: json<KnownSubscription[]>(),
  /** Whether the user, or during an impersonation the administrator, has a second factor. */
  hasFactor: bool,
  /** Who has to have a second factor, and since when this user is on the list if their level is. */
  factorDuty: nullable(json<{ duty: FactorDuty; since: string }>()),
}

export const SESSION = prepared('session', SESSION_SQL, {
  sessionId: text,
  /** During an impersonation: the administrator and their current levels. */
  actorUserId: nullable(int),
  actorLevels: nullable(json<RankedLevel[]>()),
  isStale: bool,
  /** When a code of the second factor was last entered, during an impersonation by the administrator. */
  factorAt: nullable(timestamp),
  ...userColumns,
})

/** A session's row with its user. A request with an access token has no session; its id is then empty. */
export type SessionRow = RowOf<typeof SESSION> & { token?: LiveToken }

const RECORD_ACTIVITY = command(
  `UPDATE "Session" SET "lastSeenAt" = now(), "idleExpiresAt" = now() + make_interval(secs => $2) WHERE id = $1`
)

// Activity is written at most once a minute, and the request does not wait for the write. Idle limits are hours or
// days, so a minute does not matter.
const recordActivity = (sessionId: string, isStaff: boolean) =>
  RECORD_ACTIVITY.run(pool, [
    sessionId,
    SESSION_LIMITS[isStaff ? 'staff' : 'member'].idleSeconds,
  ]).catch(() => undefined)

/** The live session of a Cookie header, or null; a malformed cookie counts as no session and never causes an error. */
export const findSession = async (
  cookieHeader: string | undefined
): Promise<SessionRow | null> => {
  const token = sessionTokenOf(cookieHeader)
  if (!token) return null
  const row = await SESSION.first(pool, [hashOfToken(token)])
  if (!row) return null
  // Checked at every request: an impersonation ends as soon as the administrator loses the right or the higher rank.
  if (row.actorUserId !== null && !mayImpersonate(row.actorLevels, row.levels))
    return null
  if (row.isStale && row.actorUserId === null)
    void recordActivity(row.sessionId, isStaffLevels(givenByHand(row.levels)))
  return row
}

type Headers = { cookie?: string }

const sessionByHeaders = new WeakMap<Headers, Promise<SessionRow | null>>()

/** The session of a request, read from the database once per headers object, however often it is needed. */
export const sessionOf = (headers: Headers): Promise<SessionRow | null> => {
  const known = sessionByHeaders.get(headers)
  if (known) return known
  const session = findSession(headers.cookie)
  sessionByHeaders.set(headers, session)
  return session
}

/** Makes an access token's row the session of its request. */
export const bindSession = (headers: Headers, row: SessionRow) =>
  sessionByHeaders.set(headers, Promise.resolve(row))

/** Makes a request that has waited read its session again, which may have ended meanwhile. */
export const forgetSession = (headers: Headers) => {
  // With an access token, no cookie is read.
  if (sessionTokenOf(headers.cookie)) sessionByHeaders.delete(headers)
}

/**
 * The answer of `getToken`. It is bound to the session, but it is not a credential: a caller who sends it back as
 * Bearer proves that they could read our answer, which another site cannot.
 */
export const bearerOf = (sessionId: string) => sign('bearer', sessionId)

export const isBearerOf = (sessionId: string, bearer: string) =>
  signaturesOf('bearer', sessionId).includes(bearer)
