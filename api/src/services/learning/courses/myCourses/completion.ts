import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import { issueCertificates } from 'src/services/learning/certificates/issueCertificates'
import { manilaToday } from 'src/shared/manilaTime'

import type { LearnerCourse } from './loadCourse'

/**
 * Completions of one learner in one course wait for one another. If the last two lessons are completed concurrently,
 * the second completion sees the first and finishes the course.
 */
const LOCK_PROGRESS = command('SELECT pg_advisory_xact_lock($1::int, $2::int)')

const COMPLETE_LESSON = command(`
  INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt") VALUES ($1, $2, now())
  ON CONFLICT ("userId", "lessonId") DO UPDATE SET "completedAt" = now() WHERE "LessonProgress"."completedAt" IS NULL`)

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
 * certificate, once, and tasks that wait for the lesson are completed.
 * @returns the given course with the new progress
 */
export const complete = async (course: LearnerCourse, lessonId: number) => {
  const userId = currentUser().id
  const now = new Date()
  const finish = await inTransaction(async (tx) => {
    await LOCK_PROGRESS.run(tx, [userId, course.id])
    const isNew = (await COMPLETE_LESSON.run(tx, [userId, lessonId])) === 1
    const isFinished = (await FINISH_COURSE.run(tx, [userId, course.id])) === 1
    if (isFinished) await issueCertificates(tx, course.id, userId)
    await completeTasksBy(tx, {
      kind: 'lesson',
      id: lessonId,
      userIds: [userId],
    })
    if (isNew)
      await logInfo(tx, {
        action: 'lesson.finished',
        entity: 'Lesson',
        entityId: lessonId,
        after: { courseId: course.id },
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
