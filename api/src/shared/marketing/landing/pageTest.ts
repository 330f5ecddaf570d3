// Comparing two variants of a page (docs/decisions/0068).

export const variants = ['A', 'B'] as const
export type Variant = (typeof variants)[number]

export type VariantCounts = {
  visitors: number
  /** Visitors of the variant whose order has brought money. */
  paidOrders: number
}

export type Verdict = {
  kind: 'TOO_EARLY' | 'UNDECIDED' | 'A_BETTER' | 'B_BETTER'
  /**
   * The bounds of the difference: paid orders per 100 visitors of B minus those of A, with one decimal. Null while it
   * is too early.
   */
  low: number | null
  high: number | null
  /** The visitors are split so unevenly that something counts or assigns them wrongly. */
  isUneven: boolean
}

/** Fewer say nothing: the visitors of each variant, and the paid orders of both. */
export const LEAST_VISITORS = 100
export const LEAST_PAID_ORDERS = 10

/** The highest probability that one of two equal variants is called better, even if somebody looks many times. */
const ERROR_RATE = 0.05
/** The differences that tests look for: two more paid orders of 100 visitors, as a standard deviation. */
const EXPECTED_DIFFERENCE = 0.02
/** Standard deviations of an even split that occur in one of 1,000 tests. */
const UNEVEN_DEVIATIONS = 3.29

// One paid order and one visit without an order are added, so that no order from a few visitors does not mean "never"
// (Laplace).
const rateOf = ({ visitors, paidOrders }: VariantCounts) =>
  (paidOrders + 1) / (visitors + 2)

const varianceOf = (side: VariantCounts) => {
  const rate = rateOf(side)
  return (rate * (1 - rate)) / side.visitors
}

/**
 * Half the width of the interval that contains the true difference at every look at once, in 95 of 100 tests: the
 * mixture sequential probability ratio test for a normally distributed difference (Johari, Pekelis, Walsh 2015, "Always
 * valid inference"), solved for the difference.
 */
const halfWidth = (variance: number) => {
  const mixed = EXPECTED_DIFFERENCE ** 2
  const growth = (variance + mixed) / variance
  return Math.sqrt(
    ((2 * variance * (variance + mixed)) / mixed) *
      (Math.log(1 / ERROR_RATE) + Math.log(growth) / 2)
  )
}

const inHundred = (share: number) => Math.round(share * 1000) / 10

const kindOf = (low: number, high: number): Verdict['kind'] => {
  if (low > 0) return 'B_BETTER'
  return high < 0 ? 'A_BETTER' : 'UNDECIDED'
}

/** The conclusion that the counts of both variants allow. It may be asked at any time and as often as one likes. */
export const verdictOf = (a: VariantCounts, b: VariantCounts): Verdict => {
  const isUneven =
    Math.abs(a.visitors - b.visitors) >
    UNEVEN_DEVIATIONS * Math.sqrt(a.visitors + b.visitors)
  const isEarly =
    Math.min(a.visitors, b.visitors) < LEAST_VISITORS ||
    a.paidOrders + b.paidOrders < LEAST_PAID_ORDERS
  if (isEarly) return { kind: 'TOO_EARLY', low: null, high: null, isUneven }
  const difference = rateOf(b) - rateOf(a)
  const half = halfWidth(varianceOf(a) + varianceOf(b))
  return {
    kind: kindOf(difference - half, difference + half),
    low: inHundred(difference - half),
    high: inHundred(difference + half),
    isUneven,
  }
}
