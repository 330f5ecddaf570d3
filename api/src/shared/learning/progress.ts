// A learner's progress: the share of the published required lessons that are completed, in whole per cent, rounded
// down. A completed course stays completed; lessons added later are counted separately ("2 new lessons").

export type ProgressLesson = {
  id: number
  isPublished: boolean
  isRequired: boolean
}

/** One line of "Bakit?". */
export type ProgressStep = {
  rule: 'requiredLessons' | 'completedOnce'
  inputs: Record<string, number>
  result: number
}

export type CourseProgress = {
  completedLessons: number
  requiredLessons: number
  /** 0 to 100. */
  percent: number
  isCompleted: boolean
  newLessons: number
  trace: ProgressStep[]
}

/** The progress from known counts. */
export const progressOf = ({
  requiredLessons,
  completedLessons,
  wasCompleted,
}: {
  requiredLessons: number
  /** Completed required lessons. */
  completedLessons: number
  /** Whether the course was completed before, which means that `firstCompletedAt` is set. */
  wasCompleted: boolean
}): CourseProgress => {
  const share =
    requiredLessons === 0
      ? 0
      : Math.floor((completedLessons * 100) / requiredLessons)
  const newLessons = wasCompleted ? requiredLessons - completedLessons : 0

  const trace: ProgressStep[] = [
    {
      rule: 'requiredLessons',
      inputs: { completedLessons, requiredLessons },
      result: share,
    },
  ]
  if (wasCompleted)
    trace.push({ rule: 'completedOnce', inputs: { newLessons }, result: 100 })

  const percent = wasCompleted ? 100 : share
  return {
    completedLessons,
    requiredLessons,
    percent,
    isCompleted: percent === 100,
    newLessons,
    trace,
  }
}

export const courseProgress = ({
  lessons,
  completedLessonIds,
  wasCompleted,
}: {
  lessons: ProgressLesson[]
  completedLessonIds: Iterable<number>
  wasCompleted: boolean
}): CourseProgress => {
  const completedIds = new Set(completedLessonIds)
  const required = lessons.filter(
    (lesson) => lesson.isPublished && lesson.isRequired
  )
  return progressOf({
    requiredLessons: required.length,
    completedLessons: required.filter(({ id }) => completedIds.has(id)).length,
    wasCompleted,
  })
}
