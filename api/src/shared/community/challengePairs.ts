// Who goes together in a challenge: pairs of participants without a buddy, with the reason of each.
import { daysBetween, type Day } from '../manilaTime'

export type Candidate = {
  id: number
  startsOn: Day
  /** The number of their stage; null without one. */
  stage: number | null
}

export type ProposedPair = {
  aId: number
  bId: number
  /** How many days apart they begin. */
  daysApart: number
  /** How many stages apart they are; null if one of them has none. */
  stagesApart: number | null
}

/** Two people, in any order, as one word. */
export const pairKey = (a: number, b: number) =>
  a < b ? `${a}-${b}` : `${b}-${a}`

/** People without a stage count as far from all stages, and as near to each other. */
const NO_STAGE = -10

const stageOf = ({ stage }: Candidate) => stage ?? NO_STAGE

const asPair = (a: Candidate, b: Candidate): ProposedPair => ({
  aId: a.id,
  bId: b.id,
  daysApart: Math.abs(daysBetween(a.startsOn, b.startsOn)),
  stagesApart:
    a.stage === null || b.stage === null ? null : Math.abs(a.stage - b.stage),
})

/** The nearer two people, the smaller: the start first, then the stage. */
const distance = (a: Candidate, b: Candidate) =>
  Math.abs(daysBetween(a.startsOn, b.startsOn)) * 1000 +
  Math.abs(stageOf(a) - stageOf(b))

const byNearness = (a: Candidate, b: Candidate) =>
  a.startsOn.localeCompare(b.startsOn) || stageOf(a) - stageOf(b) || a.id - b.id

type Couple = [Candidate, Candidate]

/** Pairs each person with the nearest one that is left. @returns the pairs, and the people without a partner */
const couple = (
  people: readonly Candidate[],
  isNew: (a: Candidate, b: Candidate) => boolean
) => {
  const couples: Couple[] = []
  const left: Candidate[] = []
  let waiting = [...people].sort(byNearness)
  while (waiting.length > 0) {
    const [first, ...rest] = waiting
    const [nearest] = rest
      .filter((each) => isNew(first, each))
      .sort((a, b) => distance(first, a) - distance(first, b) || a.id - b.id)
    if (nearest) couples.push([first, nearest])
    else left.push(first)
    waiting = rest.filter((each) => each !== nearest)
  }
  return { couples, left }
}

/**
 * Pairs people: those with the same first day before all others, then those whose stages are near; never two who were a
 * pair before. The same people give the same pairs.
 * @param former the `pairKey`s of former pairs
 * @returns the pairs, and those for whom nobody is left
 */
export const proposePairs = (
  people: readonly Candidate[],
  former: ReadonlySet<string>
) => {
  const isNew = (a: Candidate, b: Candidate) => !former.has(pairKey(a.id, b.id))
  const days = [...new Set(people.map(({ startsOn }) => startsOn))]
  const sameDay = days.map((day) =>
    couple(
      people.filter(({ startsOn }) => startsOn === day),
      isNew
    )
  )
  const others = couple(
    sameDay.flatMap(({ left }) => left),
    isNew
  )
  const couples = [...sameDay, others].flatMap((each) => each.couples)
  const alone = others.left
  // Two people who are left because they were a pair before swap partners with a couple.
  while (alone.length >= 2) {
    const [x, y] = alone
    const at = couples.findIndex(
      ([a, b]) => (isNew(a, x) && isNew(b, y)) || (isNew(a, y) && isNew(b, x))
    )
    if (at < 0) break
    const [a, b] = couples[at]
    const isStraight = isNew(a, x) && isNew(b, y)
    couples.splice(at, 1, [a, isStraight ? x : y], [b, isStraight ? y : x])
    alone.splice(0, 2)
  }
  return {
    pairs: couples
      .sort(([a], [b]) => byNearness(a, b))
      .map(([a, b]) => asPair(a, b)),
    alone: alone.map(({ id }) => id),
  }
}
