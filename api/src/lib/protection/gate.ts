export type Gate = ReturnType<typeof createGate>

/** Lets `atOnce` in at once, keeps `waiting` more in line, and turns the rest away. */
export const createGate = ({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}) => {
  let inside = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else inside -= 1
  }
  return {
    isEmpty: () => inside === 0,
    /** Resolves when it is one's turn, to what to call at the end; to null if too many wait. */
    enter: async () => {
      if (inside < atOnce) inside += 1
      else if (line.length >= waiting) return null
      else await new Promise<void>((resolve) => line.push(resolve))
      return leave
    },
  }
}
