// The current user's `membershipStatus` (spec section 3; design/decisions.md 14): what is live
// counts first. Pending, paused and upcoming subscriptions say nothing either way.
import { manilaToday, type Day } from '../manilaTime'

import {
  isLive,
  subscriptionState,
  type SubscriptionTimes,
} from './subscriptionExpiry'

export type MembershipStatus =
  | 'Multiple Subscriptions Found'
  | 'Active'
  | 'Expired'

const pastStates = ['grace', 'expired', 'unenrolled', 'superseded']

export const membershipStatus = (
  subscriptions: SubscriptionTimes[],
  today: Day = manilaToday()
): MembershipStatus | null => {
  const live = subscriptions.filter((times) => isLive(times, today)).length
  if (live > 1) return 'Multiple Subscriptions Found'
  if (live === 1) return 'Active'

  const hasPast = subscriptions.some((times) =>
    pastStates.includes(subscriptionState(times, today))
  )
  return hasPast ? 'Expired' : null
}
