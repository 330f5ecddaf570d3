import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { signedFileUrl } from 'src/lib/signedLinks'
import { local } from 'src/lib/translations'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import { isLessonDone } from 'src/shared/learning/completion'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

import { asMyCourse, stepsOf } from './asMyCourse'
import {
  loadCourse,
  loadCourseOfLesson,
  type LearnerCourse,
} from './loadCourse'

const openLesson = (course: LearnerCourse | null, lessonId: number) => {
  const lessons = course
    ? asMyCourse(course).units.flatMap((unit) => unit.lessons)
    : []
  const at = lessons.findIndex(({ id }) => id === lessonId)
  if (at === -1) return null
  const { lock } = lessons[at]
  if (lock)
    throw new AppError(
      lock.reason === 'OVERDUE' ? 'LESSON_OVERDUE' : 'LESSON_LOCKED'
    )
  return {
    previousLessonId: lessons[at - 1]?.id ?? null,
    nextLessonId: lessons[at + 1]?.id ?? null,
  }
}

const asMyLessonFile = (
  { file, ...row }: Prisma.LessonFileGetPayload<{ include: { file: true } }>,
  viewerId: number
) => ({
  id: row.id,
  title: local(row, 'title'),
  category: row.category,
  isDownloadable: row.isDownloadable,
  name: file?.name ?? null,
  size: file?.size ?? null,
  url: file ? signedFileUrl(file.id, viewerId) : (row.url ?? ''),
})

const noteOpened = (userId: number, lessonId: number, courseId: number) =>
  pool.query({
    name: 'lessonOpened',
    text: `WITH opened AS (
        INSERT INTO "LessonProgress" ("userId", "lessonId") VALUES ($1, $2)
        ON CONFLICT ("userId", "lessonId") DO UPDATE SET "lastOpenedAt" = now())
      INSERT INTO "CourseProgress" ("userId", "courseId") VALUES ($1, $3)
      ON CONFLICT ("userId", "courseId") DO UPDATE SET "lastOpenedAt" = now()`,
    values: [userId, lessonId, courseId],
  })

/** A lesson of a course that is open to the viewer; opening it is remembered for "Continue". */
export const myLesson = (async ({ courseId, lessonId }) => {
  const viewer = currentUser()
  const course = await loadCourse(viewer, courseId)
  const neighbours = openLesson(course, lessonId)
  if (!course || !neighbours) return null

  const lesson = await db.lesson.findUniqueOrThrow({
    where: { id: lessonId },
    include: {
      files: {
        where: { archivedAt: null },
        orderBy: { position: 'asc' },
        include: { file: true },
      },
    },
  })
  await noteOpened(viewer.id, lessonId, courseId)
  const step = stepsOf(course).find(({ id }) => id === lessonId)
  const unit = course.units.find(({ id }) => id === lesson.unitId)
  return {
    ...neighbours,
    id: lesson.id,
    courseId,
    courseTitle: local(course, 'title'),
    unitName: unit ? local(unit, 'name') : '',
    name: local(lesson, 'name'),
    shortDescription: local(lesson, 'shortDescription'),
    description: local(lesson, 'description'),
    type: lesson.type,
    videoUrl: lesson.videoUrl && videoEmbed(lesson.videoUrl),
    videoSeconds: lesson.videoSeconds,
    embedUrl: lesson.embedUrl && videoEmbed(lesson.embedUrl),
    completion: lesson.completion,
    completionValue: lesson.completionValue,
    lastPositionSec: step?.lastPositionSec ?? 0,
    furthestSec: step?.furthestSec ?? 0,
    isCompleted: step?.isCompleted ?? false,
    files: lesson.files.map((file) => asMyLessonFile(file, viewer.id)),
  }
}) satisfies QueryResolvers['myLesson']

const courseToLearnIn = async (lessonId: number) => {
  const course = await loadCourseOfLesson(currentUser(), lessonId)
  found(openLesson(course, lessonId))
  return course as LearnerCourse
}

// Completing and, with the last required lesson, finishing the course are one statement each; both keep the first time.
const complete = async (userId: number, lessonId: number) => {
  await pool.query({
    name: 'lessonCompleted',
    text: `INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt") VALUES ($1, $2, now())
      ON CONFLICT ("userId", "lessonId") DO UPDATE SET "completedAt" = COALESCE("LessonProgress"."completedAt", now())`,
    values: [userId, lessonId],
  })
  await pool.query({
    name: 'courseCompleted',
    text: `WITH course AS (SELECT u."courseId" AS id FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" WHERE l.id = $2)
      INSERT INTO "CourseProgress" ("userId", "courseId", "firstCompletedAt") SELECT $1, course.id, now() FROM course
      WHERE NOT EXISTS (SELECT 1 FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId"
        LEFT JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."userId" = $1
        WHERE u."courseId" = course.id AND l.status = 'PUBLISHED' AND l."isRequired" AND lp."completedAt" IS NULL)
      ON CONFLICT ("userId", "courseId") DO UPDATE SET "firstCompletedAt" = COALESCE("CourseProgress"."firstCompletedAt", now())`,
    values: [userId, lessonId],
  })
  await completeTasksBy(db, { kind: 'lesson', id: lessonId, userId })
}

/** Where a video is, in seconds; far enough counts as watched where the lesson says so. */
export const saveLessonPosition = (async ({ lessonId, positionSec }) => {
  const userId = currentUser().id
  const course = await courseToLearnIn(lessonId)
  const step = found(stepsOf(course).find(({ id }) => id === lessonId))
  const position = Math.max(
    0,
    Math.min(positionSec, step.videoSeconds ?? positionSec)
  )
  await pool.query({
    name: 'lessonPosition',
    text: `INSERT INTO "LessonProgress" ("userId", "lessonId", "lastPositionSec", "furthestSec") VALUES ($1, $2, $3, $3)
      ON CONFLICT ("userId", "lessonId") DO UPDATE SET "lastPositionSec" = $3,
        "furthestSec" = GREATEST("LessonProgress"."furthestSec", $3), "lastOpenedAt" = now()`,
    values: [userId, lessonId, position],
  })
  const furthestSec = Math.max(position, step.furthestSec)
  if (
    !step.isCompleted &&
    isLessonDone(step, {
      hasPressedDone: false,
      furthestSec,
      videoSeconds: step.videoSeconds,
    })
  ) {
    await complete(userId, lessonId)
  }
  return true
}) satisfies MutationResolvers['saveLessonPosition']

/** "Done": once completed stays completed, however often it is pressed. */
export const completeLesson = (async ({ lessonId }) => {
  const viewer = currentUser()
  const { id } = await courseToLearnIn(lessonId)
  await complete(viewer.id, lessonId)
  return asMyCourse(found(await loadCourse(viewer, id)))
}) satisfies MutationResolvers['completeLesson']
