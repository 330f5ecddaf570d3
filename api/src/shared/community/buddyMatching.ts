// Puts people who want an accountability group together. Groups share a language and a rhythm, have a time that suits
// everybody, are at most two stages apart, and join nobody with people of a former group.

export const freeTimes = ['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND'] as const

export type FreeTime = (typeof freeTimes)[number]

export type Candidate = {
  id: number
  language: 'en' | 'fil'
  cadence: 'DAILY' | 'WEEKLY'
  /** When meetings suit; empty for any time. */
  times: readonly FreeTime[]
  /** Null for a person on no stage, who fits all stages. */
  stageNumber: number | null
}

export type GroupSizes = { min: number; max: number }

export type MatchedGroup = Pick<Candidate, 'language' | 'cadence'> & {
  userIds: number[]
  /** The times that suit everybody; empty if any time does. */
  times: FreeTime[]
}

/** Why a person gets no group: the first condition that leaves fewer people than a group needs. */
export type LeftReason =
  | 'FEW_SHARE_LANGUAGE_AND_RHYTHM'
  | 'NO_COMMON_TIME'
  | 'STAGES_APART'
  | 'MET_BEFORE'
  | 'OTHERS_HAVE_GROUPS'

/** A condition that keeps a person out of a group. */
export type PlaceHurdle = 'LANGUAGE' | 'RHYTHM' | 'TIME' | 'STAGE' | 'MET'

/** Whether two people were in a group together before. */
export type HaveMet = (one: number, other: number) => boolean

const MOST_STAGES_APART = 2

const kinds = [
  { language: 'en', cadence: 'WEEKLY' },
  { language: 'en', cadence: 'DAILY' },
  { language: 'fil', cadence: 'WEEKLY' },
  { language: 'fil', cadence: 'DAILY' },
] as const

type Wish = Pick<Candidate, 'times' | 'stageNumber'>

const sharedTimes = (people: readonly Wish[]) => {
  const picky = people.filter(({ times }) => times.length > 0)
  return picky.length === 0
    ? freeTimes
    : freeTimes.filter((time) =>
        picky.every(({ times }) => times.includes(time))
      )
}

const stagesApart = (people: readonly Wish[]) => {
  const numbers = people.flatMap(({ stageNumber }) => stageNumber ?? [])
  return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers)
}

const haveTime = (people: readonly Wish[]) => sharedTimes(people).length > 0

const areNear = (people: readonly Wish[]) =>
  stagesApart(people) <= MOST_STAGES_APART

const fits = (
  group: readonly Candidate[],
  person: Candidate,
  haveMet: HaveMet
) => {
  const people = [...group, person]
  return (
    haveTime(people) &&
    areNear(people) &&
    !group.some(({ id }) => haveMet(id, person.id))
  )
}

type Group = Pick<Candidate, 'language' | 'cadence'> & {
  people: readonly Pick<Candidate, 'id' | 'times' | 'stageNumber'>[]
}

/** The conditions that would have to change for a person to fit a group; empty for one who fits. */
export const hurdlesOf = (
  person: Candidate,
  { language, cadence, people }: Group,
  haveMet: HaveMet
): PlaceHurdle[] => {
  const all = [...people, person]
  const hurdles: [PlaceHurdle, boolean][] = [
    ['LANGUAGE', person.language !== language],
    ['RHYTHM', person.cadence !== cadence],
    ['TIME', !haveTime(all)],
    ['STAGE', !areNear(all)],
    ['MET', people.some(({ id }) => haveMet(id, person.id))],
  ]
  return hurdles.flatMap(([hurdle, isThere]) => (isThere ? [hurdle] : []))
}

/** The person of a list who suits a group best: few stages away, then with many common times, then the first. */
const nearestTo = (
  group: readonly Candidate[],
  people: readonly Candidate[]
) => {
  const costs = people.map((person) => {
    const all = [...group, person]
    return stagesApart(all) * freeTimes.length - sharedTimes(all).length
  })
  return people[costs.indexOf(Math.min(...costs))]
}

/** Those with the fewest possible companions first, so that they are not left over. */
const hardestFirst = (people: readonly Candidate[], haveMet: HaveMet) =>
  people
    .map((person) => ({
      person,
      companions: people.filter(
        (other) => other !== person && fits([other], person, haveMet)
      ).length,
    }))
    .sort((a, b) => a.companions - b.companions)
    .map(({ person }) => person)

/** Fills one group after the other to an even size. */
const fill = (people: readonly Candidate[], size: number, haveMet: HaveMet) => {
  const groups: Candidate[][] = []
  let waiting = hardestFirst(people, haveMet)
  while (waiting.length > 0) {
    const [first] = waiting
    const group = [first]
    waiting = waiting.slice(1)
    while (group.length < size) {
      const next = nearestTo(
        group,
        waiting.filter((person) => fits(group, person, haveMet))
      )
      if (!next) break
      group.push(next)
      waiting = waiting.filter((person) => person !== next)
    }
    groups.push(group)
  }
  return groups
}

/**
 * Brings a group up to size with people of groups that can spare them, or leaves all as they are.
 * @returns whether it has enough now
 */
const complete = (
  group: Candidate[],
  others: readonly Candidate[][],
  { min }: GroupSizes,
  haveMet: HaveMet
) => {
  const moves: { person: Candidate; from: Candidate[] }[] = []
  const gathered = [...group]
  for (const from of others)
    for (const person of from) {
      const spared = moves.filter((move) => move.from === from).length
      if (gathered.length === min || from.length - spared === min) break
      if (!fits(gathered, person, haveMet)) continue
      gathered.push(person)
      moves.push({ person, from })
    }
  if (gathered.length < min) return false
  for (const { person, from } of moves) from.splice(from.indexOf(person), 1)
  group.push(...moves.map(({ person }) => person))
  return true
}

const matchAlike = (
  people: readonly Candidate[],
  sizes: GroupSizes,
  haveMet: HaveMet
) => {
  const size = Math.ceil(people.length / Math.ceil(people.length / sizes.max))
  const filled = fill(people, size, haveMet)
  const whole = filled.filter((group) => group.length >= sizes.min)
  const loose: Candidate[] = []
  for (const group of filled.filter((each) => each.length < sizes.min)) {
    // People who still find room elsewhere need no group of their own.
    const homeless = group.filter((person) => {
      const room = whole.find(
        (each) => each.length < sizes.max && fits(each, person, haveMet)
      )
      room?.push(person)
      return !room
    })
    if (homeless.length > 0 && complete(homeless, whole, sizes, haveMet))
      whole.push(homeless)
    else loose.push(...homeless)
  }
  return { whole, loose }
}

const reasonOf = (
  person: Candidate,
  alike: readonly Candidate[],
  { min }: GroupSizes,
  haveMet: HaveMet
): LeftReason => {
  const others = alike.filter((other) => other !== person)
  if (others.length + 1 < min) return 'FEW_SHARE_LANGUAGE_AND_RHYTHM'
  const free = others.filter((other) => haveTime([person, other]))
  if (free.length + 1 < min) return 'NO_COMMON_TIME'
  const near = free.filter((other) => areNear([person, other]))
  if (near.length + 1 < min) return 'STAGES_APART'
  const unmet = near.filter(({ id }) => !haveMet(person.id, id))
  if (unmet.length + 1 < min) return 'MET_BEFORE'
  return 'OTHERS_HAVE_GROUPS'
}

/** The number of further people who fit that would make a group with those who are left. */
const neededFor = (
  person: Candidate,
  loose: readonly Candidate[],
  { min }: GroupSizes,
  haveMet: HaveMet
) => {
  const companions = loose.filter(
    (other) => other !== person && fits([other], person, haveMet)
  )
  return Math.max(1, min - 1 - companions.length)
}

/** The same people give the same groups. */
export const matchBuddies = (
  candidates: readonly Candidate[],
  sizes: GroupSizes,
  haveMet: HaveMet = () => false
) => {
  const groups: MatchedGroup[] = []
  const left: { id: number; reason: LeftReason; needed: number }[] = []
  for (const { language, cadence } of kinds) {
    const alike = candidates.filter(
      (person) => person.language === language && person.cadence === cadence
    )
    if (alike.length === 0) continue
    const { whole, loose } = matchAlike(alike, sizes, haveMet)
    for (const group of whole) {
      const times = sharedTimes(group)
      groups.push({
        language,
        cadence,
        userIds: group.map(({ id }) => id),
        times: times.length === freeTimes.length ? [] : [...times],
      })
    }
    for (const person of loose)
      left.push({
        id: person.id,
        reason: reasonOf(person, alike, sizes, haveMet),
        needed: neededFor(person, loose, sizes, haveMet),
      })
  }
  return { groups, left }
}
