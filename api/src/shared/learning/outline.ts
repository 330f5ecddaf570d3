// Where to go on in a course (product.md "Courses"); what of it may be opened says opening.ts.

export type OutlineStep = {
  id: number
  isRequired: boolean
  isCompleted: boolean
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
