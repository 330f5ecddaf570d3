import type { QueryResolvers } from 'types/graphql'

import { prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { ANYBODY } from 'src/lib/protection/signedLinks'
import { local } from 'src/lib/translations'
import {
  asLessonContent,
  LESSON_CONTENT,
} from 'src/services/learning/courses/myCourses/lessonContent'

import { OPEN_TO_ALL } from './openToAll'

const OPEN_LESSON = prepared(
  'publicLesson',
  `SELECT 1 FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId" WHERE l.id = $1 AND ${OPEN_TO_ALL}`,
  {}
)

const isOpenToAll = async (id: number) =>
  (await OPEN_LESSON.count(pool, [id])) === 1

/** A preview lesson with its whole content, for anyone; any other lesson is not found. */
export const publicLesson = (async ({ id }) => {
  if (!(await isOpenToAll(id))) return null
  const lesson = await LESSON_CONTENT.one(pool, [id])
  const course = {
    title: lesson.courseTitle,
    translations: lesson.courseTranslations,
  }
  return {
    ...asLessonContent(lesson, ANYBODY),
    courseId: lesson.courseId,
    courseTitle: local(course, 'title'),
    coverUrl: lesson.coverUrl,
  }
}) satisfies QueryResolvers['publicLesson']
