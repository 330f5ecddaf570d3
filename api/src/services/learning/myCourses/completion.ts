import { currentUser } from 'src/lib/auth'
import { db, pool, type Tx } from 'src/lib/db'
import { command, int, prepared } from 'src/lib/sql'
import { inTransaction } from 'src/lib/transaction'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import { issueCertificates } from 'src/services/learning/certificates/issueCertificates'

const COMPLETED = prepared(
  'lessonCompleted',
  `INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt") VALUES ($1, $2, now())
      ON CONFLICT ("userId", "lessonId") DO UPDATE SET "completedAt" = COALESCE("LessonProgress"."completedAt", now())`,
  {}
)

const NOW_DONE = prepared(
  'courseNowDone',
  `SELECT u."courseId" FROM "Lesson" done JOIN "Unit" u ON u.id = done."unitId"
        LEFT JOIN "CourseProgress" cp ON cp."courseId" = u."courseId" AND cp."userId" = $1
      WHERE done.id = $2 AND cp."firstCompletedAt" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "Unit" other JOIN "Lesson" l ON l."unitId" = other.id LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
        WHERE other."courseId" = u."courseId" AND l.status = 'PUBLISHED' AND l."isRequired" AND lp."completedAt" IS NULL)`,
  { courseId: int }
)

/**
 * Marks the lesson as completed if it was not; returns the course id if that completes the course for the first time.
 */
const completeLesson = async (userId: number, lessonId: number) => {
  await COMPLETED.count(pool, [userId, lessonId])
  const done = await NOW_DONE.first(pool, [userId, lessonId])
  return done?.courseId
}

const FINISH = command(`
    INSERT INTO "CourseProgress" ("userId", "courseId", "firstCompletedAt") VALUES ($1, $2, now())
    ON CONFLICT ("userId", "courseId") DO UPDATE SET "firstCompletedAt" = now() WHERE "CourseProgress"."firstCompletedAt" IS NULL`)

/** Of concurrent completions, only one is the first. */
const isFirstToFinish = async (tx: Tx, userId: number, courseId: number) => {
  const finished = await FINISH.run(tx, [userId, courseId])
  return finished === 1
}

/** Completes a lesson for good; the last required lesson finishes the course and issues its certificate, once. */
export const complete = async (lessonId: number) => {
  const userId = currentUser().id
  const courseId = await completeLesson(userId, lessonId)
  if (courseId !== undefined)
    await inTransaction(async (tx) => {
      if (await isFirstToFinish(tx, userId, courseId))
        await issueCertificates(tx, courseId, userId)
    })
  await completeTasksBy(db, { kind: 'lesson', id: lessonId, userIds: [userId] })
}
