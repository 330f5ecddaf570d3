import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import {
  actingValues,
  LOG_INTO,
  NOT_SENT_ON,
  takeXpBack,
} from 'src/services/community/tasks/completingSql'
import { UNDO_ACCEPTED_SECONDS, UNDO_REASON } from 'src/shared/constants'
import type { LogAction } from 'src/shared/reports/logWords'

import { asMyCourse } from './asMyCourse'
import { LOCK_PROGRESS } from './completion'
import { courseToLearnIn } from './courseToLearnIn'
import { loadCourseOfLesson } from './loadCourse'

const UNDONE: LogAction = 'lesson.undone'

/** A task for any lesson goes on standing by the next lesson that was completed. */
const STANDS = `(t."autoTargetId" IS NULL AND later.at IS NOT NULL)`

/**
 * Takes back the completion of the lesson $6 of the course $7 by the user $5. What it booked carries the same time, the
 * start of its transaction: the points of the lesson, and the tasks that it completed or, before their stage, met, with
 * their points. A completion by which the course is finished stays, because its certificate has been issued, and so does one
 * after which a move-up was requested.
 */
const UNDO = statement(
  `
  WITH was AS MATERIALIZED (
    SELECT lp."userId", lp."lessonId", lp."completedAt" AS at FROM "LessonProgress" lp
    WHERE lp."userId" = $5 AND lp."lessonId" = $6 AND lp."completedAt" > now() - interval '${UNDO_ACCEPTED_SECONDS} seconds'
      AND NOT EXISTS (SELECT FROM "CourseProgress" cp WHERE cp."userId" = $5 AND cp."courseId" = $7 AND cp."firstCompletedAt" >= lp."completedAt")
      AND ${NOT_SENT_ON('lp')}
    FOR UPDATE OF lp
  ), reopened AS (
    UPDATE "LessonProgress" lp SET "completedAt" = NULL FROM was WHERE lp."userId" = was."userId" AND lp."lessonId" = was."lessonId"
  ), later AS (
    SELECT min(lp."completedAt") AS at FROM was JOIN "LessonProgress" lp ON lp."userId" = was."userId" AND lp."completedAt" > was.at
  ), task AS (
    UPDATE "UserTask" ut SET "updatedAt" = now(),
      status = CASE WHEN ${STANDS} THEN ut.status ELSE 'OPEN' END,
      "completedAt" = CASE WHEN NOT ${STANDS} THEN NULL WHEN ut."completedAt" = was.at THEN later.at ELSE ut."completedAt" END,
      "metAt" = CASE WHEN NOT ${STANDS} THEN NULL WHEN ut."metAt" = was.at THEN later.at ELSE ut."metAt" END
    FROM was CROSS JOIN later JOIN "Task" t ON t."autoKind" = 'LESSON'
    WHERE ut."userId" = was."userId" AND ut."taskId" = t.id AND was.at IN (ut."completedAt", ut."metAt")
    RETURNING ut."taskId", ${STANDS} AS stands
  ), ${takeXpBack(`x."sourceType" = 'LESSON' AND x."sourceId" = was."lessonId" AND x."createdAt" = was.at
    OR x."sourceType" = 'TASK' AND x."sourceId" IN (SELECT "taskId" FROM task WHERE NOT stands)`)}, log AS (
    ${LOG_INTO} SELECT '${UNDONE}', 'Lesson', "lessonId"::text, $1::int, $2::int, jsonb_build_object('courseId', $7::int, 'reason', '${UNDO_REASON}'), $3, $4 FROM was
  )
  SELECT "lessonId" FROM was`,
  { lessonId: int }
)

/**
 * Undoes "Done" shortly after it was pressed, with the points and tasks that it brought.
 * @throws UNDO_OVER if the time is over, the lesson is not completed, the course was finished by it, or a move-up was
 * requested after it
 */
export const undoLesson = (async ({ lessonId }) => {
  const viewer = currentUser()
  const course = await courseToLearnIn(lessonId)
  await inTransaction(async (tx) => {
    await LOCK_PROGRESS.run(tx, [viewer.id, course.id])
    // UNDO must see the points that staff take back at the same time.
    await lockRow(tx, 'User', viewer.id)
    const undone = await UNDO.first(tx, [
      ...actingValues(),
      viewer.id,
      lessonId,
      course.id,
    ])
    if (!undone) throw new AppError('UNDO_OVER')
  })
  return asMyCourse((await loadCourseOfLesson(viewer, lessonId)) ?? course)
}) satisfies MutationResolvers['undoLesson']
