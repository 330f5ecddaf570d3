// Whether a subscription prevents buying its own funnel again.
import { EXPIRING_SOON_DAYS } from '../../constants'
import { addDays, dayOf, manilaToday, type Day } from '../../manilaTime'

import type { SubscriptionTimes } from './subscriptionExpiry'

/**
 * True while the subscription is pending, paused or live, because a second payment would be a mistake. An expired
 * subscription may be bought again. A renewal may be bought as early as the banner asks for it.
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
