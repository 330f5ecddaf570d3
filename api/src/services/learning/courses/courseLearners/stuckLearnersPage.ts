import type { QueryResolvers } from 'types/graphql'

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
const STUCK = prepared(
  'stuckLearnersPage',
  `
  WITH stuck AS MATERIALIZED (
    SELECT cp."userId", cp."startedAt", cp."lastOpenedAt" FROM "CourseProgress" cp JOIN "User" u ON u.id = cp."userId" AND u."archivedAt" IS NULL
    WHERE cp."courseId" = $1 AND cp."firstCompletedAt" IS NULL AND cp."lastOpenedAt" < $2
    ORDER BY cp."lastOpenedAt", cp."userId" LIMIT ${BOUND + 1})
  SELECT (SELECT count(*)::int FROM stuck) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT u.id, u."firstName" || ' ' || u."lastName" AS name, s."startedAt", s."lastOpenedAt", (
        SELECT l.name FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId" JOIN "Unit" un ON un.id = l."unitId" AND un."courseId" = $1
        WHERE lp."userId" = u.id ORDER BY lp."lastOpenedAt" DESC LIMIT 1) AS "lessonName"
      FROM (SELECT * FROM stuck ORDER BY "lastOpenedAt", "userId" OFFSET $3 LIMIT $4) s JOIN "User" u ON u.id = s."userId"
      ORDER BY s."lastOpenedAt", s."userId") page), '[]') AS rows`,
  { counted: int, rows: json<Learner[]>() }
)

/** Learners who began a course and have been inactive for two weeks, longest inactive first. */
export const stuckLearnersPage = (async ({ courseId, ...place }) => {
  const { skip, take } = windowWithin(BOUND, place)
  const before = startOfDay(addDays(manilaToday(), 1 - STUCK_AFTER_DAYS))
  const { counted, rows } = await STUCK.one(pool, [
    courseId,
    before,
    skip,
    take,
  ])
  return {
    rows: rows.map((row) => ({
      ...row,
      startedAt: new Date(row.startedAt),
      lastOpenedAt: new Date(row.lastOpenedAt),
    })),
    ...totalWithin(BOUND, counted),
  }
}) satisfies QueryResolvers['stuckLearnersPage']
