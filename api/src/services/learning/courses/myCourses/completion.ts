import { currentUser } from 'src/lib/auth'
import { command, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import {
  actingValues,
  giveXp,
  LOG_INTO,
} from 'src/services/community/tasks/completingSql'
import { issueCertificates } from 'src/services/learning/certificates/issueCertificates'
import { manilaToday } from 'src/shared/manilaTime'
import type { LogAction } from 'src/shared/reports/logWords'

import type { LearnerCourse } from './loadCourse'

const FINISHED: LogAction = 'lesson.finished'

/**
 * Completions of one learner in one course wait for one another. If the last two lessons are completed concurrently,
 * the second completion sees the first and finishes the course.
 */
export const LOCK_PROGRESS = command(
  'SELECT pg_advisory_xact_lock($1::int, $2::int)'
)

/** Completes the lesson $6 of the user $5 for $7 points, once. The user is locked first, as by each gift of points. */
const COMPLETE_LESSON = statement(
  `
  WITH person AS MATERIALIZED (
    SELECT id FROM "User" WHERE id = $5 AND "archivedAt" IS NULL FOR NO KEY UPDATE
  ), finished AS (
    INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt") SELECT id, $6::int, now() FROM person
    ON CONFLICT ("userId", "lessonId") DO UPDATE SET "completedAt" = now() WHERE "LessonProgress"."completedAt" IS NULL
    RETURNING "userId", "lessonId"
  ), target AS (
    SELECT *, $7::int AS points FROM finished WHERE $7::int > 0
  ), ${giveXp('LESSON')}, log AS (
    ${LOG_INTO} SELECT '${FINISHED}', 'Lesson', "lessonId"::text, $1::int, $2::int, jsonb_build_object('courseId', $8::int), $3, $4 FROM finished
  )
  SELECT "lessonId" FROM finished`,
  { lessonId: int }
)

/** Finishes the course if no required lesson is left. Only the first finish changes a row. */
const FINISH_COURSE = command(`
  INSERT INTO "CourseProgress" ("userId", "courseId", "firstCompletedAt")
  SELECT $1::int, $2::int, now() WHERE NOT EXISTS (
    SELECT 1 FROM "Unit" u JOIN "Lesson" l ON l."unitId" = u.id
      LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
    WHERE u."courseId" = $2 AND l.status = 'PUBLISHED' AND l."isRequired" AND lp."completedAt" IS NULL)
  ON CONFLICT ("userId", "courseId") DO UPDATE SET "firstCompletedAt" = now() WHERE "CourseProgress"."firstCompletedAt" IS NULL`)

const certificateOf = (tx: Tx, userId: number, courseId: number) =>
  tx.certificate.findFirst({
    where: { userId, courseId, revokedAt: null },
    select: { id: true, code: true },
  })

const withCompleted = (
  course: LearnerCourse,
  lessonId: number,
  completedAt: string
): LearnerCourse => ({
  ...course,
  units: course.units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) =>
      lesson.id === lessonId && !lesson.completedAt
        ? { ...lesson, completedAt, completedOn: manilaToday() }
        : lesson
    ),
  })),
})

/**
 * Completes a lesson for good, with its consequences: the last required lesson finishes the course and issues its
 * certificate, once, the points of the lesson are given, and tasks that wait for it are completed.
 * @returns the given course with the new progress
 */
export const complete = async (course: LearnerCourse, lessonId: number) => {
  const userId = currentUser().id
  const now = new Date()
  const finish = await inTransaction(async (tx) => {
    await LOCK_PROGRESS.run(tx, [userId, course.id])
    const finished = await COMPLETE_LESSON.all(tx, [
      ...actingValues(),
      userId,
      lessonId,
      course.lessonPoints,
      course.id,
    ])
    const isFinished = (await FINISH_COURSE.run(tx, [userId, course.id])) === 1
    if (isFinished) await issueCertificates(tx, course.id, userId)
    // A task whose points staff took back is not completed again by a lesson that is completed already.
    if (finished.length > 0)
      await completeTasksBy(tx, {
        kind: 'lesson',
        id: lessonId,
        userIds: [userId],
      })
    if (!isFinished) return {}
    const certificate = await certificateOf(tx, userId, course.id)
    return {
      firstCompletedAt: now,
      certificateId: certificate?.id ?? null,
      certificateCode: certificate?.code ?? null,
    }
  })
  return { ...withCompleted(course, lessonId, now.toISOString()), ...finish }
}
