import { addDays, manilaToday, startOfDay } from 'api/src/shared/manilaTime'

const DAY_MS = 86_400_000
const AFTERNOON_MS = 14 * 3_600_000

/** 2 p.m. in Manila on that day; a past day never gives a time later than now. */
export const daysAgo = (days: number) => {
  const then = new Date(
    startOfDay(addDays(manilaToday(), -days)).getTime() + AFTERNOON_MS
  )
  if (days !== 0) return then
  return new Date(Math.min(then.getTime(), Date.now() - 60_000))
}

export const minutesAfter = (instant: Date, minutes: number) =>
  new Date(Math.min(instant.getTime() + minutes * 60_000, Date.now()))

export const daysAfter = (instant: Date, days: number) =>
  new Date(instant.getTime() + days * DAY_MS)
