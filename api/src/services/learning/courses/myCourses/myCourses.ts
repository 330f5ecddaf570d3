import type { MyCoursesFilter, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { local } from 'src/lib/translations'

import { asMyCourse, asMyCourseCard } from './asMyCourse'
import { courseOfQuery } from './loadCourse'
import { loadCourses, loadLastLesson } from './loadCourses'

/** The filters of spec section 4: watching and completed; without a filter, all courses are listed. */
const filters: Partial<
  Record<
    MyCoursesFilter,
    (course: ReturnType<typeof asMyCourseCard>) => boolean
  >
> = {
  WATCHING: ({ isBegun, isCompleted }) => isBegun && !isCompleted,
  COMPLETED: ({ isCompleted }) => isCompleted,
}

export const myCourses = (async ({ filter, sort, limit }) => {
  const matches = filters[filter ?? 'ALL']
  const loaded = await loadCourses(currentUser(), {
    order: sort ?? undefined,
    limit: matches || typeof limit !== 'number' ? null : Math.max(limit, 0),
  })
  const courses = loaded.map(asMyCourseCard)
  return matches ? courses.filter(matches) : courses
}) satisfies QueryResolvers['myCourses']

export const myCourse = (async ({ id }) => {
  const course = await courseOfQuery(currentUser(), id)
  return course && asMyCourse(course)
}) satisfies QueryResolvers['myCourse']

export const continueLearning = (async () => {
  const last = await loadLastLesson(currentUser())
  if (!last) return null
  const { id, title, coverUrl, percent } = asMyCourseCard(last)
  const lesson = {
    name: last.lessonName,
    translations: last.lessonTranslations,
  }
  return {
    courseId: id,
    courseTitle: title,
    coverUrl,
    percent,
    lessonId: last.lessonId,
    lessonName: local(lesson, 'name'),
    lastPositionSec: last.lastPositionSec,
  }
}) satisfies QueryResolvers['continueLearning']
