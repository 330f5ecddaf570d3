// The current user's `membershipStatus` (spec section 3; docs/decisions/0033, 14). Live subscriptions count before past
// ones. Of several live subscriptions, a primary one represents all. Pending, paused and upcoming subscriptions do not
// count.
import { manilaToday, type Day } from '../../manilaTime'

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

type Held = SubscriptionTimes & { isPrimary?: boolean }

/** "Bakit?": the rule that decided, and the numbers of live and past subscriptions. */
export type MembershipTrace = {
  status: MembershipStatus | null
  rule: 'several' | 'primary' | 'live' | 'past' | 'none'
  inputs: { live: number; past: number }
}

export const membershipTrace = (
  subscriptions: readonly Held[],
  today: Day = manilaToday()
): MembershipTrace => {
  const live = subscriptions.filter((times) => isLive(times, today))
  const past = subscriptions.filter((times) =>
    pastStates.includes(subscriptionState(times, today))
  )
  const inputs = { live: live.length, past: past.length }
  if (live.length > 1) {
    return live.some(({ isPrimary }) => isPrimary)
      ? { status: 'Active', rule: 'primary', inputs }
      : { status: 'Multiple Subscriptions Found', rule: 'several', inputs }
  }
  if (live.length > 0) return { status: 'Active', rule: 'live', inputs }
  return past.length > 0
    ? { status: 'Expired', rule: 'past', inputs }
    : { status: null, rule: 'none', inputs }
}

export const membershipStatus = (
  subscriptions: readonly Held[],
  today: Day = manilaToday()
) => membershipTrace(subscriptions, today).status
