import { refuseInput } from 'src/lib/errors'
import {
  addDays,
  daysBetween,
  isDay,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'

const MAX_DAYS = 45

/**
 * The span of a calendar's days plus a day on both sides, so that it covers the month in any viewer's zone.
 * @throws BAD_USER_INPUT for more days than a month and the neighbouring weeks on its page
 */
export const monthSpan = (from: Day, to: Day) => {
  const isSpan =
    isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= MAX_DAYS
  refuseInput({ to: !isSpan && 'DATE_INVALID' })
  return { from: startOfDay(addDays(from, -1)), to: startOfDay(addDays(to, 2)) }
}
