import type { MyCourseOutlineFields } from 'types/graphql'

type Course = Pick<MyCourseOutlineFields, 'units'>
export type OutlineStep =
  MyCourseOutlineFields['units'][number]['lessons'][number]

/** The lessons of all units in their order. */
export const stepsOf = ({ units }: Course): OutlineStep[] =>
  units.flatMap(({ lessons }) => lessons)

/** The lesson that those of a sequential course wait for; none where none waits. */
export const blockingLesson = (course: Course) => {
  const steps = stepsOf(course)
  if (!steps.some(({ lock }) => lock?.reason === 'SEQUENCE')) return undefined
  return steps.find(
    ({ isRequired, isCompleted, isLocked }) =>
      isRequired && !isCompleted && !isLocked
  )
}

/** What a course holds, in seconds of video. */
export const videoSecondsOf = (course: Course) =>
  stepsOf(course).reduce(
    (sum, { videoSeconds }) => sum + (videoSeconds ?? 0),
    0
  )
