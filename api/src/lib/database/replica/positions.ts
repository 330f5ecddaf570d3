// How far a replica is behind, by positions in the write-ahead log. Positions need no clock of another machine, and no
// rights.

/** A position as PostgreSQL writes it, "16/B374D848", as a number that can be compared. */
export const positionOf = (lsn: string) => {
  const [high, low] = lsn.split('/').map((part) => BigInt(`0x${part}`))
  return (high << 32n) + low
}

/** Where the primary's log ended at a time (in ms). */
type Sample = { at: number; position: bigint }

/** Samples are kept for as long as a replica may be behind. */
export const createPositions = (keptMs: number) => {
  let samples: Sample[] = []
  return {
    /** The sample has to be taken after `at`, so that all changes before `at` are below it. */
    add: (at: number, lsn: string) => {
      samples = [
        ...samples.filter((sample) => sample.at > at - keptMs),
        { at, position: positionOf(lsn) },
      ]
    },
    /** The time of the newest sample whose changes are all at or below a position; 0 if there is none. */
    timeOf: (lsn: string) => {
      const reached = positionOf(lsn)
      return samples.reduce(
        (latest, { at, position }) =>
          position <= reached ? Math.max(latest, at) : latest,
        0
      )
    },
  }
}

export type Positions = ReturnType<typeof createPositions>
