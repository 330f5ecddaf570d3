import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'

import { asMyCourse, stepsOf } from './asMyCourse'
import { loadCourse, loadCourses, loadLastCourse } from './loadCourses'

/** Filter of spec section 4: all, watching, completed. */
const filters: Record<
  string,
  (course: ReturnType<typeof asMyCourse>) => boolean
> = {
  watching: ({ completedCount, isCompleted }) =>
    completedCount > 0 && !isCompleted,
  completed: ({ isCompleted }) => isCompleted,
}

export const myCourses = (async ({ filter }) => {
  const courses = (await loadCourses(currentUser())).map(asMyCourse)
  const matches = filters[filter ?? '']
  return matches ? courses.filter(matches) : courses
}) satisfies QueryResolvers['myCourses']

export const myCourse = (async ({ id }) => {
  const course = await loadCourse(currentUser(), id)
  return course && asMyCourse(course)
}) satisfies QueryResolvers['myCourse']

export const continueLearning = (async () => {
  const course = await loadLastCourse(currentUser())
  if (!course) return null
  const { id, title, coverUrl, percent, nextLessonId, units } =
    asMyCourse(course)
  if (nextLessonId === null) return null
  const lesson = units
    .flatMap(({ lessons }) => lessons)
    .find((each) => each.id === nextLessonId)
  const step = stepsOf(course).find((each) => each.id === nextLessonId)
  return {
    courseId: id,
    courseTitle: title,
    coverUrl,
    percent,
    lessonId: nextLessonId,
    lessonName: lesson?.name ?? '',
    lastPositionSec: step?.lastPositionSec ?? 0,
  }
}) satisfies QueryResolvers['continueLearning']
