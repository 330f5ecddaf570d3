// The learner's lists of courses. A list reads the learner's progress and each course's counters, never outlines: with
// 200 courses of 50 lessons that is two hundred rows instead of ten thousand.
import type { Prisma } from '@prisma/client'
import type { MyCoursesSort } from 'types/graphql'

import {
  bool,
  int,
  json,
  nullable,
  prepared,
  type RowOf,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import type { Learner } from './loadCourse'
import { LEARNER, openTables, REACHED_COURSE, TRACK } from './openCourse'

/** The counters of a course that the learner may reach. */
const courseInNumbers = {
  id: int,
  title: text,
  shortDescription: text,
  translations: json<Prisma.JsonValue>(),
  coverUrl: nullable(text),
  lessonCount: int,
  requiredCount: int,
  completedCount: int,
  requiredDone: int,
  /** Whether the learner has opened any lesson of the course. */
  isBegun: bool,
  firstCompletedAt: nullable(timestamp),
  /** When the learner last completed a lesson or watched a part of one; opening a lesson is no progress. */
  progressedAt: nullable(timestamp),
  /** The stage that the learner has yet to reach; null once the learner has reached it. */
  waitsForStage: nullable(int),
  /** The lesson opened last if it is not done, otherwise the first lesson that is not done. */
  nextLessonId: nullable(int),
}

// The first lesson that is not done. The query goes unit by unit, so that it stops at the first unit with such a
// lesson.
const FIRST_LEFT = `(
  SELECT first_left.id FROM (
      SELECT u.id FROM "Unit" u LEFT JOIN "TrackUnit" tu ON tu."unitId" = u.id AND tu."trackId" = ${TRACK}
      WHERE u."courseId" = c.id ORDER BY tu.position, u.position, u.id OFFSET 0) u
    CROSS JOIN LATERAL (
      SELECT l.id FROM "Lesson" l LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
      WHERE l."unitId" = u.id AND l.status = 'PUBLISHED' AND lp."completedAt" IS NULL ORDER BY l.position, l.id LIMIT 1) first_left
  LIMIT 1)`

const COURSES_SQL = `
  SELECT c.id, c.title, c."shortDescription", c.translations, c."coverUrl", c."lessonCount", c."requiredCount",
    COALESCE(mine.done, 0) AS "completedCount", COALESCE(mine.required_done, 0) AS "requiredDone", mine."courseId" IS NOT NULL AS "isBegun", cp."firstCompletedAt", mine."progressedAt",
    CASE WHEN c."minStageNumber" > me.stage THEN c."minStageNumber" END AS "waitsForStage",
    COALESCE(CASE WHEN NOT mine.last_is_done THEN mine.last_id END, ${FIRST_LEFT}) AS "nextLessonId"
  FROM "Course" c CROSS JOIN ${LEARNER} LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
    LEFT JOIN (
      SELECT u."courseId", count(lp."completedAt")::int AS done, (count(lp."completedAt") FILTER (WHERE l."isRequired"))::int AS required_done,
        (array_agg(l.id ORDER BY lp."lastOpenedAt" DESC))[1] AS last_id, (array_agg(lp."completedAt" IS NOT NULL ORDER BY lp."lastOpenedAt" DESC))[1] AS last_is_done,
        max(GREATEST(lp."completedAt", CASE WHEN lp."lastPositionSec" > 0 THEN lp."lastOpenedAt" END)) AS "progressedAt"
      FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId" AND l.status = 'PUBLISHED' JOIN "Unit" u ON u.id = l."unitId"
      WHERE lp."userId" = $1 GROUP BY 1) mine ON mine."courseId" = c.id
  WHERE ${REACHED_COURSE}`

const valuesOf = ({ id, accessLevels }: Learner) => [
  id,
  accessLevels.map((level) => level.id),
]

/** The sort orders of spec section 4: last opened first, last published first, or the school's order. */
const orders: Record<MyCoursesSort, string> = {
  SCHOOL: 'c.position, c.id',
  RECENT: 'cp."lastOpenedAt" DESC NULLS LAST, c.position, c.id',
  NEWEST: 'COALESCE(c."publishedAt", c."createdAt") DESC, c.position, c.id',
}

const inOrder = (order: MyCoursesSort) =>
  prepared(
    `myCourses-${order}`,
    `${COURSES_SQL} ORDER BY ${orders[order]} LIMIT $3`,
    courseInNumbers
  )

export const MY_COURSES = {
  SCHOOL: inOrder('SCHOOL'),
  RECENT: inOrder('RECENT'),
  NEWEST: inOrder('NEWEST'),
}

export type CourseInNumbers = RowOf<(typeof MY_COURSES)['SCHOOL']>

type Part = { order?: MyCoursesSort; limit?: number | null }

/** The courses that a learner may reach, at most `limit`. */
export const loadCourses = (
  learner: Learner,
  { order = 'SCHOOL', limit = null }: Part = {}
) => MY_COURSES[order].all(pool, [...valuesOf(learner), limit])

// The candidates come in their order, and the search for an open lesson stops at the first course that has one. So the
// locks of one course are evaluated, not those of all.
export const LAST_LESSON = prepared(
  'myLastLesson',
  `
      SELECT candidate.*, l.id AS "lessonId", l.name AS "lessonName", l.translations AS "lessonTranslations", next."lastPositionSec"
      FROM (
          SELECT reached.*, cp."lastOpenedAt", c.position
          FROM (${COURSES_SQL}) reached JOIN "Course" c ON c.id = reached.id LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
          WHERE reached."waitsForStage" IS NULL AND reached."nextLessonId" IS NOT NULL AND reached."firstCompletedAt" IS NULL
            AND (reached."requiredCount" = 0 OR reached."requiredDone" < reached."requiredCount")
          ORDER BY "progressedAt" DESC NULLS LAST, "lastOpenedAt" DESC NULLS LAST, c.position, reached.id OFFSET 0) candidate
        CROSS JOIN LATERAL (
          WITH ${openTables('c.id = candidate.id')}
          SELECT open_lessons.id, COALESCE(lp."lastPositionSec", 0) AS "lastPositionSec"
          FROM open_lessons JOIN lessons_in_order USING (id) LEFT JOIN "LessonProgress" lp ON lp."lessonId" = open_lessons.id AND lp."userId" = $1
          WHERE lp."completedAt" IS NULL ORDER BY open_lessons.id = candidate."nextLessonId" DESC, lessons_in_order.place LIMIT 1) next
        JOIN "Lesson" l ON l.id = next.id
      ORDER BY candidate."progressedAt" DESC NULLS LAST, candidate."lastOpenedAt" DESC NULLS LAST, candidate.position, candidate.id LIMIT 1`,
  {
    ...courseInNumbers,
    lastOpenedAt: nullable(timestamp),
    position: int,
    lessonId: int,
    lessonName: text,
    lessonTranslations: json<Prisma.JsonValue>(),
    lastPositionSec: int,
  }
)

/**
 * The lesson to continue with: an open one of the course in which the learner last got ahead, whatever they looked at
 * since. Without such a course, one that they opened, then the first of the school's order. A completed course is never
 * continued.
 */
export const loadLastLesson = async (learner: Learner) =>
  (await LAST_LESSON.first(pool, valuesOf(learner))) ?? null
