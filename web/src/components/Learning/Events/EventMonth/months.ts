// A month as its calendar shows it: whole weeks starting on Sunday, like the spec's list of weekdays.
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

import { addDays, manilaToday, type Day } from '$api/src/shared/manilaTime'

dayjs.extend(utc)

/** Parses 'YYYY-MM'; an invalid month falls back to the current one. */
export const asMonth = (text?: string, today: Day = manilaToday()) =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7)

// A Manila day has no time, so arithmetic on it is the same in UTC.
const dayOf = (date: Dayjs): Day => date.format('YYYY-MM-DD')

/** The first and the last day that the weeks of a month show. */
export const monthDays = (month: string): { from: Day; to: Day } => {
  const first = dayjs.utc(`${month}-01`)
  return {
    from: dayOf(first.startOf('week')),
    to: dayOf(first.endOf('month').endOf('week')),
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
  dayjs.utc(`${month}-01`).add(by, 'month').format('YYYY-MM')
