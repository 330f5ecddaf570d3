import { refuseInput } from 'src/lib/errors'
import {
  addDays,
  isDay,
  LIFETIME_DAY,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'
import type { DaySpan } from 'src/shared/reports/period'

/** The days as given; without one of them, from or to as far as there are any. */
export const spanOfDays = (
  from: Day | null | undefined,
  to: Day | null | undefined
): DaySpan => {
  const span = { from: from || '1970-01-01', to: to || LIFETIME_DAY }
  refuseInput({
    from: !isDay(span.from) && 'DATE_INVALID',
    to: (!isDay(span.to) || span.to < span.from) && 'DATE_INVALID',
  })
  return span
}

/** A Manila day's instants: from its start until the next one's. */
export const instantsOf = ({ from, to }: DaySpan) => ({
  since: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
})
