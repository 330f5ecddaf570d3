/** Random numbers that are reproducible by their seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number, including both ends. */
  const between = (from: number, to: number) =>
    from + Math.floor(next() * (to - from + 1))
  return {
    between,
    chance: (percent: number) => next() * 100 < percent,
    pick: <Item>(items: readonly Item[]): Item =>
      items[between(0, items.length - 1)],
  }
}

export type Random = ReturnType<typeof randomFrom>
