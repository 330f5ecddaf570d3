import {
  CourseProgression,
  type LessonCompletion,
  type LessonType,
  type Prisma,
} from '@prisma/client'

import { readOnce } from 'src/lib/database/readOnce'
import {
  bool,
  enumOf,
  int,
  json,
  MANILA_TODAY,
  manilaDay,
  nullable,
  prepared,
  type RowOf,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import type { LearnerFacts, OpeningRule } from 'src/shared/learning/opening'

import {
  ENROLLED_ON,
  LEARNER,
  LIMITED_COURSE,
  REACHED_COURSE,
  TRACK,
} from './openCourse'

export type Learner = { id: number; accessLevels: { id: string }[] }

export type LearnerUnit = OpeningRule & {
  id: number
  name: string
  shortDescription: string
  description: string
  translations: Prisma.JsonValue
  lessons: LearnerLesson[]
}

export type LearnerLesson = OpeningRule & {
  id: number
  name: string
  translations: Prisma.JsonValue
  type: LessonType
  videoSeconds: number | null
  isRequired: boolean
  completion: LessonCompletion
  completionValue: number | null
  completedAt: string | null
  /** The Manila day of the completion. */
  completedOn: string | null
  lastOpenedAt: string | null
  lastPositionSec: number
  furthestSec: number
}

const ruleOf = (what: string, column: string) => `
  'opensBy', ${what}."opensBy", 'opensOn', ${what}."opensOn", 'opensAfterDays', ${what}."opensAfterDays", 'opensAtStage', ${what}."opensAtStage",
  'overriddenTo', (SELECT o."opensOn" FROM "OpeningOverride" o WHERE o."${column}" = ${what}.id AND (o."userId" = $1 OR o."batchId" = me."batchId")
    ORDER BY o."userId" NULLS LAST LIMIT 1)`

/**
 * One statement, however many units and lessons the course has. The traces ("Bakit?") and locks are computed from its
 * row.
 */
const COURSE_SQL = `
  SELECT c.id, c.title, c."shortDescription", c.description, c."introText", c."introVideoUrl", c.translations, c."coverUrl", c.progression,
    c."minStageNumber", c."hasCertificate", CASE WHEN me.stage > 0 THEN c."lessonPoints" ELSE 0 END AS "lessonPoints", cp."firstCompletedAt", (${LIMITED_COURSE}) AS "isLimited",
    cert.id AS "certificateId", cert.code AS "certificateCode",
    json_build_object('today', ${MANILA_TODAY}, 'enrolledOn', ${ENROLLED_ON}, 'launchedOn', me."launchFrom", 'stageNumber', me.stage) AS facts,
    COALESCE((
      SELECT json_agg(json_build_object('id', u.id, 'name', u.name, 'shortDescription', u."shortDescription", 'description', u.description, 'translations', u.translations, ${ruleOf('u', 'unitId')},
        'lessons', COALESCE((
          SELECT json_agg(json_build_object('id', l.id, 'name', l.name, 'translations', jsonb_build_object('fil', jsonb_build_object('name', l.translations #> '{fil,name}')),
            'type', l.type, 'videoSeconds', l."videoSeconds", 'isRequired', l."isRequired", 'completion', l.completion,
            'completionValue', l."completionValue", ${ruleOf('l', 'lessonId')}, 'completedAt', lp."completedAt",
            'completedOn', ${manilaDay('lp."completedAt"')}, 'lastOpenedAt', lp."lastOpenedAt",
            'lastPositionSec', COALESCE(lp."lastPositionSec", 0), 'furthestSec', COALESCE(lp."furthestSec", 0)) ORDER BY l.position, l.id)
          FROM "Lesson" l LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
          WHERE l."unitId" = u.id AND l.status = 'PUBLISHED'), '[]')) ORDER BY tu.position, u.position, u.id)
      FROM "Unit" u LEFT JOIN "TrackUnit" tu ON tu."unitId" = u.id AND tu."trackId" = ${TRACK} WHERE u."courseId" = c.id), '[]') AS units
  FROM "Course" c CROSS JOIN ${LEARNER} LEFT JOIN "CourseProgress" cp ON cp."courseId" = c.id AND cp."userId" = $1
    LEFT JOIN "Certificate" cert ON cert."userId" = $1 AND cert."courseId" = c.id AND cert."revokedAt" IS NULL
  WHERE ${REACHED_COURSE}`

const courseWhere = (name: string, condition: string) =>
  prepared(name, `${COURSE_SQL} AND ${condition}`, {
    id: int,
    title: text,
    shortDescription: text,
    description: text,
    introText: text,
    introVideoUrl: nullable(text),
    translations: json<Prisma.JsonValue>(),
    coverUrl: nullable(text),
    progression: enumOf(CourseProgression),
    minStageNumber: nullable(int),
    /** XP for each lesson; members without a stage get none. */
    lessonPoints: int,
    hasCertificate: bool,
    certificateId: nullable(int),
    certificateCode: nullable(text),
    firstCompletedAt: nullable(timestamp),
    /** Whether an overdue bill limits the course to lessons that were opened before. */
    isLimited: bool,
    facts: json<LearnerFacts>(),
    units: json<LearnerUnit[]>(),
  })

export const MY_COURSE = courseWhere('myCourse', 'c.id = $3')
const COURSE_OF_LESSON = courseWhere(
  'myCourseOfLesson',
  'c.id = (SELECT u."courseId" FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" WHERE l.id = $3)'
)

/** A whole course that the learner may reach, with the learner's progress. */
export type LearnerCourse = RowOf<typeof MY_COURSE>

const valuesOf = ({ id, accessLevels }: Learner, of: number) => [
  id,
  accessLevels.map((level) => level.id),
  of,
]

/** The course with the learner's progress, or null if they may not reach it. */
export const loadCourse = async (learner: Learner, courseId: number) =>
  (await MY_COURSE.first(pool, valuesOf(learner, courseId))) ?? null

/** Like `loadCourse`, but loads the course once for all fields of a query. */
export const courseOfQuery = (learner: Learner, courseId: number) =>
  readOnce(`myCourse ${learner.id} ${courseId}`, () =>
    loadCourse(learner, courseId)
  )

/** The course that a lesson belongs to, if the learner may reach it. */
export const loadCourseOfLesson = async (learner: Learner, lessonId: number) =>
  (await COURSE_OF_LESSON.first(pool, valuesOf(learner, lessonId))) ?? null
