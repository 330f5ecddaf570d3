// The lesson to continue a course with; opening.ts decides which lessons are open.

export type OutlineStep = {
  id: number
  isRequired: boolean
  isCompleted: boolean
}

/**
 * The lesson opened last if it is not done, otherwise the first lesson that is not done. Null if all lessons are done.
 */
export const nextLessonId = (
  lessons: (OutlineStep & { lastOpenedAt: string | null })[]
) => {
  const open = lessons.filter(({ isCompleted }) => !isCompleted)
  const last = [...lessons]
    .filter(({ lastOpenedAt }) => lastOpenedAt !== null)
    .sort((a, b) => (a.lastOpenedAt! < b.lastOpenedAt! ? 1 : -1))[0]
  if (last && !last.isCompleted) return last.id
  return open[0]?.id ?? null
}
