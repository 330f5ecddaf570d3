import { local } from 'src/lib/translations'
import { lessonLocks } from 'src/shared/learning/opening'
import { nextLessonId } from 'src/shared/learning/outline'
import { courseProgress, progressOf } from 'src/shared/learning/progress'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

import type { LearnerCourse, LearnerLesson, LearnerUnit } from './loadCourse'
import type { CourseInNumbers } from './loadCourses'

/** A course's lessons in order, with their state. */
export const lessonsInOrder = ({ units }: LearnerCourse) =>
  units.flatMap(({ lessons }) =>
    lessons.map((lesson) => ({
      ...lesson,
      isCompleted: lesson.completedAt !== null,
      wasOpened: lesson.lastOpenedAt !== null,
    }))
  )

/** The lessons that are closed to the learner, with the reasons. */
export const locksOf = (course: LearnerCourse) =>
  lessonLocks({
    ...course,
    units: course.units.map((unit) => ({
      ...unit,
      lessons: unit.lessons.map((lesson) => ({
        ...lesson,
        wasOpened: lesson.lastOpenedAt !== null,
      })),
    })),
  })

type ShownUnit = Pick<
  LearnerUnit,
  'id' | 'name' | 'shortDescription' | 'description' | 'translations'
> & {
  lessons: Pick<
    LearnerLesson,
    | 'id'
    | 'name'
    | 'translations'
    | 'type'
    | 'videoSeconds'
    | 'isRequired'
    | 'completedOn'
  >[]
}

/** The units of a course for a learner: those with a published lesson. */
export const shownUnits = (
  units: readonly ShownUnit[],
  locks: ReturnType<typeof lessonLocks>
) =>
  units
    .filter(({ lessons }) => lessons.length > 0)
    .map((unit) => ({
      id: unit.id,
      name: local(unit, 'name'),
      shortDescription: local(unit, 'shortDescription'),
      description: local(unit, 'description'),
      lessons: unit.lessons.map((lesson) => ({
        id: lesson.id,
        name: local(lesson, 'name'),
        type: lesson.type,
        videoSeconds: lesson.videoSeconds,
        isRequired: lesson.isRequired,
        isCompleted: lesson.completedOn !== null,
        isLocked: locks.has(lesson.id),
        lock: locks.get(lesson.id) ?? null,
      })),
    }))

/** A course for its learner; progress is computed, never stored. */
export const asMyCourse = (course: LearnerCourse) => {
  const steps = lessonsInOrder(course)
  const locks = locksOf(course)
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
    introText: local(course, 'introText'),
    introVideoUrl: course.introVideoUrl && videoEmbed(course.introVideoUrl),
    coverUrl: course.coverUrl,
    percent: progress.percent,
    lessonCount: steps.length,
    completedCount: steps.filter(({ isCompleted }) => isCompleted).length,
    requiredCount: progress.requiredLessons,
    requiredDone: progress.completedLessons,
    newLessonCount: progress.newLessons,
    isCompleted: progress.isCompleted,
    lessonPoints: course.lessonPoints,
    hasCertificate: course.hasCertificate,
    certificateId: course.certificateId,
    certificateCode: course.certificateCode,
    nextLessonId: nextLessonId(steps),
    units: shownUnits(course.units, locks),
  }
}

/** A course for a list. */
export const asMyCourseCard = (course: CourseInNumbers) => {
  const { requiredCount, requiredDone, firstCompletedAt } = course
  const { percent, isCompleted, newLessons } = progressOf({
    requiredLessons: requiredCount,
    completedLessons: requiredDone,
    wasCompleted: firstCompletedAt !== null,
  })
  return {
    id: course.id,
    title: local(course, 'title'),
    shortDescription: local(course, 'shortDescription'),
    coverUrl: course.coverUrl,
    lessonCount: course.lessonCount,
    completedCount: course.completedCount,
    percent,
    isBegun: course.isBegun,
    isCompleted,
    newLessonCount: newLessons,
    waitsForStage: course.waitsForStage,
    nextLessonId: course.waitsForStage === null ? course.nextLessonId : null,
  }
}
