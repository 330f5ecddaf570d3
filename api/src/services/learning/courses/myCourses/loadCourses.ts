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
import { LEARNER, REACHED_COURSE, TRACK } from './openCourse'

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
    COALESCE(mine.done, 0) AS "completedCount", COALESCE(mine.required_done, 0) AS "requiredDone", mine."courseId" IS NOT NULL AS "isBegun", cp."firstCompletedAt",
    CASE WHEN c."minStageNumber" > me.stage THEN c."minStageNumber" END AS "waitsForStage",
    COALESCE(CASE WHEN NOT mine.last_is_done THEN mine.last_id END, ${FIRST_LEFT}) AS "nextLessonId"
  FROM "Course" c CROSS JOIN ${LEARNER} LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
    LEFT JOIN (
      SELECT u."courseId", count(lp."completedAt")::int AS done, (count(lp."completedAt") FILTER (WHERE l."isRequired"))::int AS required_done,
        (array_agg(l.id ORDER BY lp."lastOpenedAt" DESC))[1] AS last_id, (array_agg(lp."completedAt" IS NOT NULL ORDER BY lp."lastOpenedAt" DESC))[1] AS last_is_done
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

export const LAST_LESSON = prepared(
  'myLastLesson',
  `
      WITH reached AS (SELECT * FROM (${COURSES_SQL}) reached WHERE "nextLessonId" IS NOT NULL AND "waitsForStage" IS NULL)
      SELECT reached.*, l.name AS "lessonName", l.translations AS "lessonTranslations", COALESCE(lp."lastPositionSec", 0) AS "lastPositionSec"
      FROM reached JOIN "Course" c ON c.id = reached.id JOIN "Lesson" l ON l.id = reached."nextLessonId"
        LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
        LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
      ORDER BY cp."lastOpenedAt" DESC NULLS LAST, c.position, c.id LIMIT 1`,
  {
    ...courseInNumbers,
    lessonName: text,
    lessonTranslations: json<Prisma.JsonValue>(),
    lastPositionSec: int,
  }
)

export type LastLesson = RowOf<typeof LAST_LESSON>

/** The lesson to continue with. It belongs to the open course that was used last, among those with lessons left. */
export const loadLastLesson = async (learner: Learner) =>
  (await LAST_LESSON.first(pool, valuesOf(learner))) ?? null
