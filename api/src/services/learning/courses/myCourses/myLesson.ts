import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { isLessonDone } from 'src/shared/learning/completion'

import { asMyCourse, lessonsInOrder } from './asMyCourse'
import { complete } from './completion'
import { courseToLearnIn, openLesson } from './courseToLearnIn'
import { asLessonContent, LESSON_CONTENT } from './lessonContent'
import { courseOfQuery } from './loadCourse'

// The lesson comes before the course, as in a completion: in another order, the two would wait for each other.
export const LESSON_OPENED = prepared(
  'lessonOpened',
  `WITH opened AS (
        INSERT INTO "LessonProgress" ("userId", "lessonId") VALUES ($1, $2)
        ON CONFLICT ("userId", "lessonId") DO UPDATE SET "lastOpenedAt" = now() RETURNING "userId")
      INSERT INTO "CourseProgress" ("userId", "courseId") SELECT "userId", $3::int FROM opened
      ON CONFLICT ("userId", "courseId") DO UPDATE SET "lastOpenedAt" = now()`,
  {}
)

const recordLessonOpened = (
  userId: number,
  lessonId: number,
  courseId: number
) => LESSON_OPENED.count(pool, [userId, lessonId, courseId])

/** A lesson of a course that is open to the viewer. Opening it is recorded for "Continue". */
export const myLesson = (async ({ courseId, lessonId, isKeeping }) => {
  const viewer = currentUser()
  const course = await courseOfQuery(viewer, courseId)
  const neighbours = openLesson(course, lessonId)
  if (!course || !neighbours) return null

  const [lesson] = await Promise.all([
    LESSON_CONTENT.one(pool, [lessonId]),
    isKeeping ? null : recordLessonOpened(viewer.id, lessonId, courseId),
  ])
  const step = lessonsInOrder(course).find(({ id }) => id === lessonId)
  const unit = course.units.find(({ id }) => id === lesson.unitId)
  return {
    ...neighbours,
    ...asLessonContent(lesson, viewer.id),
    courseId,
    courseTitle: local(course, 'title'),
    unitName: unit ? local(unit, 'name') : '',
    completion: lesson.completion,
    completionValue: lesson.completionValue,
    lastPositionSec: step?.lastPositionSec ?? 0,
    furthestSec: step?.furthestSec ?? 0,
    isCompleted: step?.isCompleted ?? false,
  }
}) satisfies QueryResolvers['myLesson']

const POSITION = prepared(
  'lessonPosition',
  `INSERT INTO "LessonProgress" ("userId", "lessonId", "lastPositionSec", "furthestSec") VALUES ($1, $2, $3, $3)
      ON CONFLICT ("userId", "lessonId") DO UPDATE SET "lastPositionSec" = $3,
        "furthestSec" = GREATEST("LessonProgress"."furthestSec", $3), "lastOpenedAt" = now()`,
  {}
)

/**
 * Saves the position in a video, in seconds. If the completion rule is watching, the lesson is completed once the
 * required share was watched.
 */
export const saveLessonPosition = (async ({ lessonId, positionSec }) => {
  const userId = currentUser().id
  const course = await courseToLearnIn(lessonId)
  const step = found(lessonsInOrder(course).find(({ id }) => id === lessonId))
  const position = Math.max(
    0,
    Math.min(positionSec, step.videoSeconds ?? positionSec)
  )
  await POSITION.count(pool, [userId, lessonId, position])
  const furthestSec = Math.max(position, step.furthestSec)
  if (
    !step.isCompleted &&
    isLessonDone(step, {
      hasPressedDone: false,
      furthestSec,
      videoSeconds: step.videoSeconds,
    })
  ) {
    await complete(course, lessonId)
  }
  return true
}) satisfies MutationResolvers['saveLessonPosition']

/** The "Done" button: a completed lesson stays completed, however often it is pressed. */
export const completeLesson = (async ({ lessonId }) =>
  asMyCourse(
    await complete(await courseToLearnIn(lessonId), lessonId)
  )) satisfies MutationResolvers['completeLesson']
