import { addDays, isDay, manilaToday, type Day } from '../../manilaTime'

const MOST_DAYS = 2 * 366

/** Whether money may have come on this day: not later than today, and not so long ago that it is a typing error. */
export const isPayDay = (day: string): day is Day => {
  const today = manilaToday()
  return isDay(day) && day <= today && day >= addDays(today, -MOST_DAYS)
}
