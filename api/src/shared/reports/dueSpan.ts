// The span of due days behind a line of the aging report, or behind the expected cash.
import { agingBuckets, type AgingKey } from '../billing/collecting/agingBucket'
import { addDays, LIFETIME_DAY, type Day } from '../manilaTime'

import type { DaySpan } from './period'

/** The number of days that the expected cash covers, including today. */
export const EXPECTED_DAYS = 90

/** The due days of an aging bucket. */
export const agingSpan = (key: AgingKey, today: Day): DaySpan => {
  const { from, to } = agingBuckets.find((bucket) => bucket.key === key)!
  return {
    from: to === null ? '1970-01-01' : addDays(today, -to),
    to: from === null ? LIFETIME_DAY : addDays(today, -from),
  }
}

/** The days that the expected cash covers, from today on. */
export const expectedSpan = (today: Day): DaySpan => ({
  from: today,
  to: addDays(today, EXPECTED_DAYS - 1),
})
