import { currentUser } from 'src/lib/auth'
import { AppError, found } from 'src/lib/errors'

import { asMyCourse } from './asMyCourse'
import { loadCourseOfLesson, type LearnerCourse } from './loadCourse'

/**
 * The neighbours of a lesson that is open to its learner; null if the course does not contain the lesson.
 * @throws LESSON_LOCKED, LESSON_OVERDUE
 */
export const openLesson = (course: LearnerCourse | null, lessonId: number) => {
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

/**
 * The course of a lesson that the viewer may learn in.
 * @throws NOT_FOUND for an unknown lesson; LESSON_LOCKED or LESSON_OVERDUE for a closed one
 */
export const courseToLearnIn = async (lessonId: number) => {
  const course = await loadCourseOfLesson(currentUser(), lessonId)
  found(openLesson(course, lessonId))
  return course as LearnerCourse
}

/** Refuses an action in a lesson that is closed to the viewer. */
export const requireOpenLesson = async (lessonId: number) => {
  await courseToLearnIn(lessonId)
}
