import type { MyCourseOutlineFields } from 'types/graphql'

type Course = Pick<MyCourseOutlineFields, 'units'>
export type OutlineStep =
  MyCourseOutlineFields['units'][number]['lessons'][number]

/** The lessons of all units in order. */
export const lessonsInOrder = ({ units }: Course): OutlineStep[] =>
  units.flatMap(({ lessons }) => lessons)

/** The lesson to finish before the next lessons of a sequential course open; undefined if no lesson blocks them. */
export const blockingLesson = (course: Course) => {
  const steps = lessonsInOrder(course)
  if (!steps.some(({ lock }) => lock?.reason === 'SEQUENCE')) return undefined
  return steps.find(
    ({ isRequired, isCompleted, isLocked }) =>
      isRequired && !isCompleted && !isLocked
  )
}

/** The total length of a course's videos in seconds. */
export const videoSecondsOf = (course: Course) =>
  lessonsInOrder(course).reduce(
    (sum, { videoSeconds }) => sum + (videoSeconds ?? 0),
    0
  )
