// Whether a subscription stands in the way of buying its own funnel again (product.md "Checkout").
import { EXPIRING_SOON_DAYS } from '../constants'
import { addDays, dayOf, manilaToday, type Day } from '../manilaTime'

import type { SubscriptionTimes } from './subscriptionExpiry'

/**
 * While it waits, pauses or lasts: a second payment for the same thing is a mistake. Once it has expired it may be
 * bought again, and a renewal as early as the banner asks for one.
 */
export const isStillOwned = (
  { status, expiry }: SubscriptionTimes,
  isRenewal: boolean,
  today: Day = manilaToday()
) => {
  if (status !== 'ACTIVE') return status === 'PENDING' || status === 'PAUSED'
  if (expiry === null) return true
  return isRenewal
    ? dayOf(expiry) > addDays(today, EXPIRING_SOON_DAYS)
    : dayOf(expiry) >= today
}
