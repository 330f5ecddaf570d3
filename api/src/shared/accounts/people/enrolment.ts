// The enrolment statuses (spec section 3): Not Enrolled, Active, Inactive. The database keeps the same rule in
// app.enrolment_of, so that lists can filter by it.
import {
  isLive,
  type SubscriptionTimes,
} from '../../billing/subscriptions/subscriptionExpiry'
import { manilaToday, type Day } from '../../manilaTime'

export const enrolments = ['NOT_ENROLLED', 'ACTIVE', 'INACTIVE'] as const

export type Enrolment = (typeof enrolments)[number]

/**
 * Active: a purchase gives access today. Inactive: there was one, or it begins later. Not enrolled: nothing was ever
 * bought; an order that waits for its first payment does not count.
 */
export const enrolmentStatus = (
  subscriptions: readonly SubscriptionTimes[],
  today: Day = manilaToday()
): Enrolment => {
  const bought = subscriptions.filter(({ status }) => status !== 'PENDING')
  if (bought.length === 0) return 'NOT_ENROLLED'
  return bought.some((times) => isLive(times, today)) ? 'ACTIVE' : 'INACTIVE'
}
