import type { MyCourseOutlineFields } from 'types/graphql'

import { lessonsInOrder } from 'src/components/Learning/Courses/courseSteps'

/**
 * A course including the lessons that were completed offline and are not sent yet: they count as done, and the lesson
 * to continue with is the one after them. The percentage remains the server's.
 */
export const withQueuedLessons = <Course extends MyCourseOutlineFields>(
  course: Course,
  waiting: readonly number[]
): Course => {
  const isNew = ({ id, isCompleted }: { id: number; isCompleted: boolean }) =>
    waiting.includes(id) && !isCompleted
  const added = lessonsInOrder(course).filter(isNew).length
  if (added === 0) return course

  const units = course.units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) =>
      isNew(lesson) ? { ...lesson, isCompleted: true } : lesson
    ),
  }))
  const next = lessonsInOrder({ units }).find(
    ({ isCompleted, isLocked }) => !isCompleted && !isLocked
  )
  return {
    ...course,
    units,
    completedCount: course.completedCount + added,
    nextLessonId: waiting.includes(course.nextLessonId ?? 0)
      ? (next?.id ?? course.nextLessonId)
      : course.nextLessonId,
  }
}
