// The outcome of a membership that ends, as the retention report counts it.
import { GRACE_DAYS } from '../constants'
import { daysBetween, type Day } from '../manilaTime'

export const renewalOutcomes = [
  'early',
  'grace',
  'late',
  'waiting',
  'lapsed',
  'left',
] as const

export type RenewalOutcome = (typeof renewalOutcomes)[number]

/** Outcomes that count as retained; `waiting` is not decided yet. */
export const retainedOutcomes = [
  'early',
  'grace',
  'late',
] as const satisfies readonly RenewalOutcome[]

/** @param renewedDay the day on which the following membership began */
export const renewalOutcome = (
  {
    expiryDay,
    renewedDay,
    hasLeft,
  }: { expiryDay: Day; renewedDay: Day | null; hasLeft: boolean },
  today: Day
): RenewalOutcome => {
  if (renewedDay !== null) {
    const daysLate = daysBetween(expiryDay, renewedDay)
    if (daysLate < 0) return 'early'
    return daysLate <= GRACE_DAYS ? 'grace' : 'late'
  }
  if (hasLeft) return 'left'
  return daysBetween(expiryDay, today) <= GRACE_DAYS ? 'waiting' : 'lapsed'
}

/** The share of decided memberships that were retained, as whole basis points; null if no membership is decided. */
export const retentionRate = (counts: Record<RenewalOutcome, number>) => {
  const stayed = retainedOutcomes.reduce((sum, key) => sum + counts[key], 0)
  const decided = stayed + counts.lapsed + counts.left
  return decided === 0 ? null : Math.round((stayed * 10_000) / decided)
}
