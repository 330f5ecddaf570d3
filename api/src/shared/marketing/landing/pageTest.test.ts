import { verdictOf, type VariantCounts } from './pageTest'

const side = (visitors: number, paidOrders: number): VariantCounts => ({
  visitors,
  paidOrders,
})

/** Random numbers between 0 and 1, the same at each run (mulberry32). */
const draws = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const LOOK_EVERY = 100

/** A test with true rates, looked at after every hundred visitors until it says that one is better or the visitors end. */
const runTest = (rateA: number, rateB: number, most: number, seed: number) => {
  const draw = draws(seed)
  const sides = [side(0, 0), side(0, 0)]
  for (let count = 1; count <= most; count++) {
    const at = draw() < 0.5 ? 0 : 1
    sides[at].visitors += 1
    if (draw() < (at === 0 ? rateA : rateB)) sides[at].paidOrders += 1
    if (count % LOOK_EVERY > 0) continue
    const { kind } = verdictOf(sides[0], sides[1])
    if (kind === 'A_BETTER' || kind === 'B_BETTER') return kind
  }
  return 'UNDECIDED'
}

const shareOf = (
  wanted: (kind: string) => boolean,
  rates: [number, number],
  most: number
) => {
  const TESTS = 300
  let count = 0
  for (let seed = 1; seed <= TESTS; seed++)
    if (wanted(runTest(...rates, most, seed))) count += 1
  return count / TESTS
}

describe('what two variants show', () => {
  it.each([
    ['few visitors', side(99, 20), side(5000, 20), 'TOO_EARLY'],
    ['few orders', side(1000, 4), side(1000, 5), 'TOO_EARLY'],
    ['nothing yet', side(0, 0), side(0, 0), 'TOO_EARLY'],
    ['the same', side(1000, 50), side(1000, 50), 'UNDECIDED'],
    ['a little more', side(1000, 50), side(1000, 60), 'UNDECIDED'],
    ['twice as many', side(2000, 80), side(2000, 160), 'B_BETTER'],
    ['half as many', side(2000, 160), side(2000, 80), 'A_BETTER'],
    ['none at all', side(1000, 60), side(1000, 0), 'A_BETTER'],
  ])('%s', (_name, a, b, kind) => {
    expect(verdictOf(a, b).kind).toBe(kind)
  })

  it('names the interval in paid orders per 100 visitors, the same for both directions', () => {
    const [a, b] = [side(2000, 80), side(2000, 160)]
    const { low, high } = verdictOf(a, b)
    expect([low, high]).toEqual([1.7, 6.3])
    expect(verdictOf(b, a)).toMatchObject({ low: -6.3, high: -1.7 })
  })

  it.each([
    [side(1000, 10), side(1000, 10), false],
    [side(1000, 10), side(1100, 10), false],
    [side(1000, 10), side(1200, 10), true],
    [side(40, 0), side(4, 0), true],
  ])('says that a split is uneven: %j and %j', (a, b, isUneven) => {
    expect(verdictOf(a, b).isUneven).toBe(isUneven)
  })
})

describe('looking again and again', () => {
  it.each([0.02, 0.05, 0.2])(
    'calls one of two equal pages (%d) better in at most 5 of 100 tests',
    (rate) => {
      const isWrong = (kind: string) => kind !== 'UNDECIDED'
      expect(shareOf(isWrong, [rate, rate], 5000)).toBeLessThanOrEqual(0.05)
    }
  )

  it('finds a page that sells half as much again, in most tests of 10,000 visitors', () => {
    const isFound = (kind: string) => kind === 'B_BETTER'
    expect(shareOf(isFound, [0.06, 0.09], 10_000)).toBeGreaterThan(0.8)
  })
})
