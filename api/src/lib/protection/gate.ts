type Room = { atOnce: number; waiting: number }

type Gate = ReturnType<typeof createGate>

/** Lets `atOnce` in at once, keeps `waiting` more in line, and turns the rest away. */
const createGate = ({ atOnce, waiting }: Room) => {
  let inside = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else inside -= 1
  }
  return {
    isEmpty: () => inside === 0,
    /** Resolves at the caller's turn, with `leave` to call at the end; to null if too many wait. */
    enter: async () => {
      const hasWaited = inside >= atOnce
      if (!hasWaited) inside += 1
      else if (line.length >= waiting) return null
      else await new Promise<void>((resolve) => line.push(resolve))
      return { leave, hasWaited }
    },
  }
}

/** Null stands for work that belongs to no person. */
type Person = string | number | null

type Outcome<Result> =
  | { result: Result; refusedBy: null }
  | { refusedBy: 'one' | 'all' }

/**
 * Runs work behind a gate for all and a gate for each person, so that the line of one person delays nobody else: `ofOne`
 * lets in fewer than `ofAll`. `work` hears whether it has waited.
 */
export const createFairGate = ({
  ofOne,
  ofAll,
}: {
  ofOne: Room
  ofAll: Room
}) => {
  const all = createGate(ofAll)
  const ofPersons = new Map<Person, Gate>()
  return async <Result>(
    person: Person,
    work: (hasWaited: boolean) => Promise<Result>
  ): Promise<Outcome<Result>> => {
    const own = ofPersons.get(person) ?? createGate(ofOne)
    ofPersons.set(person, own)
    const ownTurn = await own.enter()
    if (!ownTurn) return { refusedBy: 'one' }
    try {
      const turn = await all.enter()
      if (!turn) return { refusedBy: 'all' }
      try {
        const hasWaited = ownTurn.hasWaited || turn.hasWaited
        return { result: await work(hasWaited), refusedBy: null }
      } finally {
        turn.leave()
      }
    } finally {
      ownTurn.leave()
      if (own.isEmpty()) ofPersons.delete(person)
    }
  }
}

/** A fair queue without a time limit: it runs one piece of work per person, and two in all. */
export const createWorkshop = () => {
  const run = createFairGate({
    ofOne: { atOnce: 1, waiting: Infinity },
    ofAll: { atOnce: 2, waiting: Infinity },
  })
  return async <Result>(person: Person, work: () => Promise<Result>) => {
    const outcome = await run(person, work)
    if (outcome.refusedBy) throw new Error('A line without an end is full.')
    return outcome.result
  }
}
