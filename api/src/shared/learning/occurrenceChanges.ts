// What a changed rule does to the dates that are still to come, told before it is saved and done the same way after.

export type KnownOccurrence = {
  id: number
  originalStart: Date
  /** Answered or attended: never simply deleted. */
  people: number
  isDropped: boolean
}

export type OccurrenceChanges = {
  kept: number[]
  /** The same occurrence on another date: answers go with it. */
  moved: { id: number; from: Date; to: Date; people: number }[]
  added: Date[]
  removed: { id: number; at: Date; people: number }[]
}

/** Farther than this, a date is not the old one moved but another. */
export const SAME_OCCURRENCE_MS = 84 * 3_600_000

/**
 * Pairs the known dates with the wanted ones: the same instant first, then in their order those that lie within half a
 * week of each other. Only dates to come are given, so that what has begun is never touched.
 */
export const occurrenceChanges = (
  known: readonly KnownOccurrence[],
  wanted: readonly Date[]
): OccurrenceChanges => {
  const byStart = new Map(
    known.map((each) => [each.originalStart.getTime(), each])
  )
  const isWanted = new Set(wanted.map((date) => date.getTime()))
  const kept = known.filter(({ originalStart }) =>
    isWanted.has(originalStart.getTime())
  )
  const leaving = known
    .filter(
      ({ originalStart, isDropped }) =>
        !isDropped && !isWanted.has(originalStart.getTime())
    )
    .sort(
      (one, other) =>
        one.originalStart.getTime() - other.originalStart.getTime()
    )
  const coming = wanted
    .filter((date) => !byStart.has(date.getTime()))
    .sort((one, other) => one.getTime() - other.getTime())

  const changes: OccurrenceChanges = {
    kept: kept.map(({ id }) => id),
    moved: [],
    added: [],
    removed: [],
  }
  let next = 0
  for (const { id, originalStart: from, people } of leaving) {
    const earliest = from.getTime() - SAME_OCCURRENCE_MS
    while (next < coming.length && coming[next].getTime() < earliest)
      changes.added.push(coming[next++])
    const to = coming[next]
    if (to && to.getTime() <= from.getTime() + SAME_OCCURRENCE_MS) {
      changes.moved.push({ id, from, to, people })
      next++
    } else changes.removed.push({ id, at: from, people })
  }
  changes.added.push(...coming.slice(next))
  return changes
}
