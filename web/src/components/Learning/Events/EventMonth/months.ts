// A month as its calendar shows it: whole weeks starting on Sunday, like the spec's list of weekdays.
import {
  addDays,
  addMonths,
  manilaToday,
  type Day,
} from '$api/src/shared/manilaTime'

/** Parses 'YYYY-MM'; an invalid month falls back to the current one. */
export const asMonth = (text?: string, today: Day = manilaToday()) =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7)

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The first and the last day that the weeks of a month show. */
export const monthDays = (month: string): { from: Day; to: Day } => {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  return {
    from: addDays(first, -weekdayOf(first)),
    to: addDays(last, 6 - weekdayOf(last)),
  }
}

export const weeksOf = (month: string): Day[][] => {
  const { from, to } = monthDays(month)
  const weeks: Day[][] = []
  for (let day = from; day <= to; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}

export const otherMonth = (month: string, by: number) =>
  addMonths(`${month}-01`, by).slice(0, 7)
