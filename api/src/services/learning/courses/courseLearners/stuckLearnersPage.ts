import type { QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { totalWithin, windowWithin } from 'src/lib/database/paging'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { STUCK_AFTER_DAYS } from 'src/shared/constants'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

/** Counts stop at this many learners, and so do pages. */
const BOUND = 1000

type Learner = {
  id: number
  name: string
  startedAt: string
  lastOpenedAt: string
  lessonName: string | null
}

// One statement that reads no more than the bound: CourseProgress_stuck indexes learners who have not finished, longest
// inactive first. The lesson is looked up for the page's rows only.
const stuckSql = (people: string) => `
  WITH stuck AS MATERIALIZED (
    SELECT cp."userId", cp."startedAt", cp."lastOpenedAt" FROM ${people} AND u."archivedAt" IS NULL
    WHERE cp."courseId" = $1 AND cp."firstCompletedAt" IS NULL AND cp."lastOpenedAt" < $2
    ORDER BY cp."lastOpenedAt", cp."userId" LIMIT ${BOUND + 1})
  SELECT (SELECT count(*)::int FROM stuck) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT u.id, u."firstName" || ' ' || u."lastName" AS name, s."startedAt", s."lastOpenedAt", (
        SELECT l.name FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId" JOIN "Unit" un ON un.id = l."unitId" AND un."courseId" = $1
        WHERE lp."userId" = u.id ORDER BY lp."lastOpenedAt" DESC LIMIT 1) AS "lessonName"
      FROM (SELECT * FROM stuck ORDER BY "lastOpenedAt", "userId" OFFSET $3 LIMIT $4) s JOIN "User" u ON u.id = s."userId"
      ORDER BY s."lastOpenedAt", s."userId") page), '[]') AS rows`

const columns = { counted: int, rows: json<Learner[]>() }

const STUCK = prepared(
  'stuckLearnersPage',
  stuckSql(`"CourseProgress" cp JOIN "User" u ON u.id = cp."userId"`),
  columns
)

/** Finds stuck learners among the people of a stage and of a group, who are looked up first. */
const STUCK_OF_SCOPE = prepared(
  'stuckLearnersPage.ofScope',
  stuckSql(`(
      SELECT u.id FROM "User" u WHERE u."stageId" = $5
      UNION
      SELECT gm."userId" FROM "GroupMembership" gm WHERE gm."groupId" = $6 AND gm."endedAt" IS NULL) person
    JOIN "CourseProgress" cp ON cp."userId" = person.id JOIN "User" u ON u.id = person.id`),
  columns
)

/**
 * Learners who began a course and have been inactive for two weeks, longest inactive first. Coaches and team leads find
 * their own people.
 */
export const stuckLearnersPage = (async ({ courseId, ...window }) => {
  const { skip, take } = windowWithin(BOUND, window)
  const before = startOfDay(addDays(manilaToday(), 1 - STUCK_AFTER_DAYS))
  const scope = scopeForUsers()
  const place = [courseId, before, skip, take]
  const { counted, rows } = scope
    ? await STUCK_OF_SCOPE.one(pool, [...place, scope.stageId, scope.groupId])
    : await STUCK.one(pool, place)
  return {
    rows: rows.map((row) => ({
      ...row,
      startedAt: new Date(row.startedAt),
      lastOpenedAt: new Date(row.lastOpenedAt),
    })),
    ...totalWithin(BOUND, counted),
  }
}) satisfies QueryResolvers['stuckLearnersPage']
