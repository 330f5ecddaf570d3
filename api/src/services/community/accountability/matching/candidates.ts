// The people whom a matching puts together, and who of them were in a group together before.
import { CheckInCadence, Language } from '@prisma/client'

import {
  inScopeSql,
  scopeForUsers,
  type PeopleScope,
} from 'src/lib/access/scopes'
import {
  composed,
  enumOf,
  int,
  listOf,
  nullable,
  statement,
  text,
  textOf,
} from 'src/lib/database/sql'
import type { Runner } from 'src/lib/database/sql'
import { viewerOf } from 'src/services/learning/audience'
import type { FreeTime, HaveMet } from 'src/shared/community/buddyMatching'

/** A matching puts at most this many people together. */
export const MOST_PEOPLE = 600

export type Wanted = {
  /** Only those who ask for a group; otherwise all members without one. */
  areAsking: boolean
  stageId?: number | null
  batchId?: number | null
  /** Only these people. */
  ids?: readonly number[]
}

type Scoped = Wanted & { scope: PeopleScope | null }

const candidatesQuery = ({
  areAsking,
  stageId,
  batchId,
  ids,
  scope,
}: Scoped) => {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const wish = `"AccountabilityWish" w ON w."userId" = u.id AND w."metAt" IS NULL`
  return {
    text: `
      SELECT u.id, u."firstName", u."lastName", u.slug, u."profileImageId", u."facebookProfile", st.number AS "stageNumber",
        COALESCE(w.language, u.language) AS language, COALESCE(w.cadence, 'WEEKLY') AS cadence, COALESCE(w.times::text[], '{}') AS times
      FROM "User" u ${areAsking ? 'JOIN' : 'LEFT JOIN'} ${wish} LEFT JOIN "Stage" st ON st.id = u."stageId",
        LATERAL (${viewerOf('u.id')}) viewer
      WHERE viewer."isLive" ${areAsking ? '' : `AND (w."userId" IS NOT NULL OR 'member' = ANY(viewer.levels))`}
        ${stageId ? `AND u."stageId" = ${parameter(stageId)}::int` : ''} ${batchId ? `AND u."batchId" = ${parameter(batchId)}::int` : ''}
        ${ids ? `AND u.id = ANY(${parameter(ids)}::int[])` : ''}
        AND NOT EXISTS (SELECT FROM "AccountabilityMember" am WHERE am."userId" = u.id AND am."endedAt" IS NULL)
        AND NOT EXISTS (SELECT FROM "AccountabilityGroup" led WHERE led."leaderId" = u.id AND led.status <> 'ENDED')
        AND ${inScopeSql(scope, 'u', parameter)}
      ORDER BY ${areAsking ? 'w."createdAt", u.id' : 'u.id'} LIMIT ${MOST_PEOPLE + 1}`,
    values,
  }
}

const someScope = { stageId: 1, groupId: 1 }

const CANDIDATES = composed(
  candidatesQuery,
  {
    id: int,
    firstName: text,
    lastName: text,
    slug: text,
    profileImageId: nullable(int),
    facebookProfile: nullable(text),
    stageNumber: nullable(int),
    language: enumOf(Language),
    cadence: enumOf(CheckInCadence),
    times: listOf(textOf<FreeTime>()),
  },
  [
    { areAsking: true, scope: null },
    { areAsking: false, stageId: 1, batchId: 1, scope: null },
    { areAsking: false, ids: [1], scope: someScope },
  ]
)

/**
 * People of the viewer's scope who have access today, no accountability group and lead none; those who asked first come
 * first. One more than a matching takes, if there are more.
 */
export const candidatesFor = (on: Runner, wanted: Wanted) =>
  CANDIDATES.all(on, { ...wanted, scope: scopeForUsers() })

/** How many people of the viewer's scope ask for a group, up to one more than a matching takes. */
export const countAsking = (on: Runner) =>
  CANDIDATES.count(on, { areAsking: true, scope: scopeForUsers() })

/** Whether a person who asks for a group can be matched, within scope or not. */
export const isCandidate = async (on: Runner, userId: number) =>
  (await CANDIDATES.count(on, {
    areAsking: true,
    ids: [userId],
    scope: null,
  })) > 0

// A matching that was undone leaves no places, so that its people have not met.
const MET = statement(
  `
    SELECT a."userId" AS one, b."userId" AS other FROM "AccountabilityMember" a JOIN "AccountabilityMember" b
      ON b."groupId" = a."groupId" AND b."userId" > a."userId"
      AND a."createdAt" < COALESCE(b."endedAt", now()) AND b."createdAt" < COALESCE(a."endedAt", now())
    WHERE a."userId" = ANY($1) AND b."userId" = ANY($1)`,
  { one: int, other: int }
)

const pairOf = (one: number, other: number) =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Tells whether two of these people were in a group at the same time. */
export const meetingsOf = async (
  on: Runner,
  ids: readonly number[]
): Promise<HaveMet> => {
  const pairs = await MET.all(on, [ids])
  const met = new Set(pairs.map(({ one, other }) => pairOf(one, other)))
  return (one, other) => met.has(pairOf(one, other))
}
