// What of a course may be opened, and where to go on (product.md "Courses"). In a sequential course a lesson
// waits for the required ones before it; in a free one nothing waits.

export type OutlineStep = {
  id: number
  isRequired: boolean
  isCompleted: boolean
}

/** The lessons that wait for an earlier one. */
export const lockedLessonIds = (
  progression: 'FREE' | 'SEQUENTIAL',
  lessons: OutlineStep[]
) => {
  if (progression === 'FREE') return new Set<number>()
  const firstOpen = lessons.findIndex(
    ({ isRequired, isCompleted }) => isRequired && !isCompleted
  )
  if (firstOpen === -1) return new Set<number>()
  return new Set(lessons.slice(firstOpen + 1).map(({ id }) => id))
}

/**
 * The lesson to go on with: the one opened last if it is not done, else the first that is not done. Null when all
 * are done.
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
