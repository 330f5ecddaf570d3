// Splits a total into dated entries (docs/decisions/0033, 17). The entries add up to the total exactly: each instalment
// is rounded down, and the first one takes the remainder.
import { addDays, addMonths, type Day } from '../manilaTime'
import { percentOf } from '../money'

export type Term = {
  /** The number of instalments; 1 means one-time. A down payment comes before them and is not counted. */
  installments: number
  intervalUnit: 'DAY' | 'WEEK' | 'MONTH'
  intervalCount: number
  /** FIXED: downPaymentValue in centavos. PERCENT: in per cent of the total. */
  downPaymentType: 'NONE' | 'FIXED' | 'PERCENT'
  downPaymentValue: number
  /** Days from the start to the first entry; the later entries follow at the interval. */
  firstDueOffsetDays: number
}

export type Instalment = {
  seq: number
  priceCentavos: number
  scheduleDate: Day
}

/**
 * The dated entries of a total. Entries of zero are left out, so nothing is due for a free order. A discount off the
 * first entries (`offFirstCentavos`, already subtracted from the total) leaves later entries as they are. Entries that
 * it covers completely are left out and the later ones move up, because access begins with the first payment.
 */
export const instalmentsOf = ({
  totalCentavos,
  term,
  startDay,
  offFirstCentavos = 0,
}: {
  totalCentavos: number
  term: Term
  startDay: Day
  offFirstCentavos?: number
}): Instalment[] => {
  if (!Number.isSafeInteger(term.installments) || term.installments < 1)
    throw new RangeError(`Not a number of instalments: ${term.installments}`)

  const anchor = addDays(startDay, term.firstDueOffsetDays)
  const wholeCentavos = totalCentavos + offFirstCentavos
  const downCentavos = downPaymentOf(wholeCentavos, term)
  const parts = split(wholeCentavos - downCentavos, term.installments)

  return takeOffFirst([downCentavos, ...parts], offFirstCentavos)
    .filter((priceCentavos) => priceCentavos > 0)
    .map((priceCentavos, index) => ({
      seq: index + 1,
      priceCentavos,
      scheduleDate: dueDay(anchor, term, index),
    }))
}

type FirstAndNext = {
  /** The number of entries. */
  payments: number
  firstCentavos: number
  firstDay: Day | null
  /** The amount of each later entry; null if they differ from each other or there is none. */
  nextCentavos: number | null
}

/** The entries of a term as its choice shows them. */
export const firstAndNext = (instalments: Instalment[]): FirstAndNext => {
  const [first, second] = instalments
  const isEven = instalments
    .slice(1)
    .every((entry) => entry.priceCentavos === second?.priceCentavos)
  return {
    payments: instalments.length,
    firstCentavos: first?.priceCentavos ?? 0,
    firstDay: first?.scheduleDate ?? null,
    nextCentavos: isEven ? (second?.priceCentavos ?? null) : null,
  }
}

/**
 * The highest payment of a plan in equal months, as in "₱1,166.34 a month"; null for other plans. A plan with a down
 * payment costs more at first than by the month.
 */
export const monthlyCentavos = (term: Term, instalments: Instalment[]) =>
  instalments.length > 1 &&
  term.intervalUnit === 'MONTH' &&
  term.intervalCount === 1 &&
  term.downPaymentType === 'NONE'
    ? instalments[0].priceCentavos
    : null

const downPaymentOf = (totalCentavos: number, term: Term) => {
  if (term.downPaymentType === 'NONE') return 0
  const wanted =
    term.downPaymentType === 'FIXED'
      ? term.downPaymentValue
      : percentOf(totalCentavos, term.downPaymentValue)
  return Math.min(wanted, totalCentavos)
}

const split = (centavos: number, count: number) => {
  const remainder = centavos % count
  const floored = (centavos - remainder) / count
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? floored + remainder : floored
  )
}

const takeOffFirst = (parts: number[], centavos: number) => {
  let left = centavos
  return parts.map((part) => {
    const taken = Math.min(part, left)
    left -= taken
    return part - taken
  })
}

/** Months are counted from the anchor, so that 31 Jan → 28 Feb → 31 Mar. */
const dueDay = (
  anchor: Day,
  { intervalUnit, intervalCount }: Term,
  index: number
) => {
  const intervals = index * intervalCount
  if (intervalUnit === 'MONTH') return addMonths(anchor, intervals)
  return addDays(anchor, intervalUnit === 'WEEK' ? intervals * 7 : intervals)
}
