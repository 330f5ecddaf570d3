// The effect of a changed rule on the upcoming dates. Editors see it before they save, and the save applies it.

export type KnownOccurrence = {
  id: number
  originalStart: Date
  /** The number of people who answered or attended. A date with such people is never simply deleted. */
  people: number
  isDropped: boolean
}

export type OccurrenceChanges = {
  kept: number[]
  /** Occurrences that are moved to another date; their answers move with them. */
  moved: { id: number; from: Date; to: Date; people: number }[]
  added: Date[]
  removed: { id: number; at: Date; people: number }[]
}

/** A date that is farther away than this counts as a different occurrence. */
export const SAME_OCCURRENCE_MS = 84 * 3_600_000

/**
 * Pairs the known dates with the wanted ones: first those at the same instant, then, in order, those within half a week
 * of each other. The caller passes upcoming dates only, so dates that have begun are never touched.
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
