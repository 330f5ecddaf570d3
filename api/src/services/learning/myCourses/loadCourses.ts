import type { LessonCompletion, LessonType, Prisma } from '@prisma/client'

import { pool } from 'src/lib/db'

import { LIMITED_COURSE, OPEN_COURSE } from './openCourse'

/** A course that is open to its learner, with what they did in it. */
export type LearnerCourse = {
  id: number
  title: string
  shortDescription: string
  description: string
  translations: Prisma.JsonValue
  coverUrl: string | null
  progression: 'FREE' | 'SEQUENTIAL'
  firstCompletedAt: string | null
  /** Only lessons that were opened before: a bill is overdue. */
  isLimited: boolean
  units: {
    id: number
    name: string
    shortDescription: string
    translations: Prisma.JsonValue
    lessons: LearnerLesson[]
  }[]
}

export type LearnerLesson = {
  id: number
  name: string
  translations: Prisma.JsonValue
  type: LessonType
  videoSeconds: number | null
  isRequired: boolean
  completion: LessonCompletion
  completionValue: number | null
  completedAt: string | null
  lastOpenedAt: string | null
  lastPositionSec: number
  furthestSec: number
}

const COURSES_SQL = `
  SELECT c.id, c.title, c."shortDescription", c.description, c.translations, c."coverUrl", c.progression, cp."firstCompletedAt", (${LIMITED_COURSE}) AS "isLimited",
    COALESCE((
      SELECT json_agg(json_build_object('id', u.id, 'name', u.name, 'shortDescription', u."shortDescription", 'translations', u.translations,
        'lessons', COALESCE((
          SELECT json_agg(json_build_object('id', l.id, 'name', l.name, 'translations', jsonb_build_object('fil', jsonb_build_object('name', l.translations #> '{fil,name}')),
            'type', l.type, 'videoSeconds', l."videoSeconds", 'isRequired', l."isRequired", 'completion', l.completion,
            'completionValue', l."completionValue", 'completedAt', lp."completedAt", 'lastOpenedAt', lp."lastOpenedAt",
            'lastPositionSec', COALESCE(lp."lastPositionSec", 0), 'furthestSec', COALESCE(lp."furthestSec", 0)) ORDER BY l.position, l.id)
          FROM "Lesson" l LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
          WHERE l."unitId" = u.id AND l.status = 'PUBLISHED'), '[]')) ORDER BY u.position, u.id)
      FROM "Unit" u WHERE u."courseId" = c.id), '[]') AS units
  FROM "Course" c LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
  WHERE ${OPEN_COURSE}`

type Learner = { id: number; accessLevels: { id: string }[] }

/** The courses open to a learner, in the school's order; one statement whatever their number. */
export const loadCourses = async ({ id, accessLevels }: Learner) => {
  const { rows } = await pool.query<LearnerCourse>({
    name: 'myCourses',
    text: `${COURSES_SQL} ORDER BY c.position, c.id`,
    values: [id, accessLevels.map((level) => level.id)],
  })
  return rows
}

/** One course, or null when it is not open to them. */
export const loadCourse = async (
  { id, accessLevels }: Learner,
  courseId: number
) => {
  const { rows } = await pool.query<LearnerCourse>({
    name: 'myCourse',
    text: `${COURSES_SQL} AND c.id = $3`,
    values: [id, accessLevels.map((level) => level.id), courseId],
  })
  return rows[0] ?? null
}

/** The course that a lesson belongs to, if it is open to them. */
export const loadCourseOfLesson = async (
  { id, accessLevels }: Learner,
  lessonId: number
) => {
  const { rows } = await pool.query<LearnerCourse>({
    name: 'myCourseOfLesson',
    text: `${COURSES_SQL} AND c.id = (SELECT u."courseId" FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" WHERE l.id = $3)`,
    values: [id, accessLevels.map((level) => level.id), lessonId],
  })
  return rows[0] ?? null
}

/** The course whose lesson they opened last, among those with a lesson left if there are any. */
export const loadLastCourse = async ({ id, accessLevels }: Learner) => {
  const { rows } = await pool.query<LearnerCourse>({
    name: 'myLastCourse',
    text: `${COURSES_SQL} ORDER BY EXISTS (SELECT 1 FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id
        AND lp."userId" = $1 WHERE u."courseId" = c.id AND l.status = 'PUBLISHED' AND lp."completedAt" IS NULL) DESC,
      (SELECT max(lp."lastOpenedAt") FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId"
      JOIN "Unit" u ON u.id = l."unitId" WHERE u."courseId" = c.id AND lp."userId" = $1) DESC NULLS LAST, c.position, c.id LIMIT 1`,
    values: [id, accessLevels.map((level) => level.id)],
  })
  return rows[0] ?? null
}
