import { refuseInput } from 'src/lib/errors'
import {
  addDays,
  isDay,
  LIFETIME_DAY,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'
import type { DaySpan } from 'src/shared/reports/period'

/** The span of the given days. Without a first or a last day, it has no limit on that side. */
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

/** The instants of Manila days: from the start of the first to the start of the day after the last. */
export const instantsOf = ({ from, to }: DaySpan) => ({
  since: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
})
