import { local } from 'src/lib/translations'
import { lockedLessonIds, nextLessonId } from 'src/shared/learning/outline'
import { courseProgress } from 'src/shared/learning/progress'

import type { LearnerCourse } from './loadCourses'

/** A course's lessons in order, with their state. */
export const stepsOf = ({ units }: LearnerCourse) =>
  units.flatMap(({ lessons }) =>
    lessons.map((lesson) => ({
      ...lesson,
      isCompleted: lesson.completedAt !== null,
    }))
  )

/** The lessons that an overdue bill keeps closed: those never opened. */
export const limitedLessonIds = (course: LearnerCourse) =>
  new Set(
    course.isLimited
      ? stepsOf(course)
          .filter(({ lastOpenedAt }) => lastOpenedAt === null)
          .map(({ id }) => id)
      : []
  )

// Units without a published lesson are work in progress: nothing to learn yet.
const hasLessons = ({ lessons }: LearnerCourse['units'][number]) =>
  lessons.length > 0

/** A course as its learner sees it; the progress is computed, never stored. */
export const asMyCourse = (course: LearnerCourse) => {
  const steps = stepsOf(course)
  const locked = lockedLessonIds(course.progression, steps)
  const limited = limitedLessonIds(course)
  const progress = courseProgress({
    lessons: steps.map(({ id, isRequired }) => ({
      id,
      isRequired,
      isPublished: true,
    })),
    completedLessonIds: steps
      .filter(({ isCompleted }) => isCompleted)
      .map(({ id }) => id),
    wasCompleted: course.firstCompletedAt !== null,
  })
  return {
    id: course.id,
    title: local(course, 'title'),
    shortDescription: local(course, 'shortDescription'),
    description: local(course, 'description'),
    coverUrl: course.coverUrl,
    percent: progress.percent,
    lessonCount: steps.length,
    completedCount: steps.filter(({ isCompleted }) => isCompleted).length,
    newLessonCount: progress.newLessons,
    isCompleted: progress.isCompleted,
    nextLessonId: nextLessonId(steps),
    units: course.units.filter(hasLessons).map((unit) => ({
      id: unit.id,
      name: local(unit, 'name'),
      shortDescription: local(unit, 'shortDescription'),
      lessons: unit.lessons.map((lesson) => ({
        id: lesson.id,
        name: local(lesson, 'name'),
        type: lesson.type,
        videoSeconds: lesson.videoSeconds,
        isRequired: lesson.isRequired,
        isCompleted: lesson.completedAt !== null,
        isLocked: locked.has(lesson.id) || limited.has(lesson.id),
      })),
    })),
  }
}
