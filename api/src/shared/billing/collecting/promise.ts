// The limits of a promise to pay. Days are Manila days.
import { addDays, type Day } from '../../manilaTime'

/**
 * The last day that may be promised, in days after the due date. A bill that is already later than this may still be
 * promised within a week.
 */
export const PROMISE_DAYS = 14
export const LATE_PROMISE_DAYS = 7
/** At most this many promises for one bill; broken and cancelled ones count too. */
export const PROMISES_A_BILL = 2

export type PromiseRefusal = 'PROMISE_DATE' | 'PROMISE_LIMIT'

/** The last day that may be promised for a bill. */
export const lastPromiseDay = (dueDay: Day, today: Day): Day => {
  const afterDue = addDays(dueDay, PROMISE_DAYS)
  const soon = addDays(today, LATE_PROMISE_DAYS)
  return afterDue > soon ? afterDue : soon
}

type Promise = { dueDay: Day; promisedDay: Day; made: number }

/** The reason why a promise is refused, or null. The promised day must be after the due date and not in the past. */
export const promiseRefusal = (
  { dueDay, promisedDay, made }: Promise,
  today: Day
): PromiseRefusal | null => {
  if (made >= PROMISES_A_BILL) return 'PROMISE_LIMIT'
  const isWithin =
    promisedDay >= today &&
    promisedDay > dueDay &&
    promisedDay <= lastPromiseDay(dueDay, today)
  return isWithin ? null : 'PROMISE_DATE'
}
