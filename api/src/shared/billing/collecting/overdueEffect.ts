// The effect of an unpaid bill on its member, by the overdue policy of the payment term. Days are Manila days. A
// promise to pay moves the day from which the bill counts as late, never the due date itself.
import { daysBetween, type Day } from '../../manilaTime'

export const overdueEffects = [
  'NONE',
  'BANNER',
  'LIMIT_LESSONS',
  'PAUSE_ACCESS',
] as const

/** From the mildest to the strictest; each effect includes the effects before it. */
export type OverdueEffect = (typeof overdueEffects)[number]

export type OverduePolicy = { effect: OverdueEffect; graceDays: number }

/** The state of a bill, with the rule that decided and its inputs for "Bakit?". */
export type OverdueState = {
  effect: OverdueEffect
  rule: 'notDue' | 'promised' | 'inGrace' | 'pastGrace'
  inputs: {
    dueDay: Day
    promisedDay: Day | null
    daysLate: number
    graceDays: number
  }
}

const milder = (one: OverdueEffect, other: OverdueEffect) =>
  overdueEffects.indexOf(one) < overdueEffects.indexOf(other) ? one : other

/** The effect of a bill today: during the grace period at most a banner, after it the effect of the policy. */
export const overdueState = (
  { dueDay, promisedDay }: { dueDay: Day; promisedDay: Day | null },
  { effect, graceDays }: OverduePolicy,
  today: Day
): OverdueState => {
  const countedFrom = promisedDay && promisedDay > dueDay ? promisedDay : dueDay
  const daysLate = daysBetween(countedFrom, today)
  const inputs = { dueDay, promisedDay, daysLate, graceDays }
  if (daysLate <= 0) {
    const isPromised = dueDay < today
    return { effect: 'NONE', rule: isPromised ? 'promised' : 'notDue', inputs }
  }
  if (daysLate <= graceDays)
    return { effect: milder(effect, 'BANNER'), rule: 'inGrace', inputs }
  return { effect, rule: 'pastGrace', inputs }
}
