// The effect of a pause on the remaining days of a subscription.
import { addDays, dayOf, daysBetween, startOfDay } from '../../manilaTime'

import { isLifetime } from './subscriptionExpiry'

export type Paused = {
  startsAt: Date | null
  expiry: Date | null
  pausedAt: Date
  cause: 'STAFF' | 'OVERDUE'
}

/**
 * The expiry after a pause. A pause by staff keeps the remaining days: the expiry moves by the Manila days of the pause
 * since the start of the subscription. A pause for an overdue bill does not move the expiry. A subscription for life
 * stays for life.
 */
export const resumedExpiry = (
  { startsAt, expiry, pausedAt, cause }: Paused,
  now: Date
) => {
  if (expiry === null || cause === 'OVERDUE' || isLifetime(expiry))
    return expiry
  const since = startsAt && startsAt > pausedAt ? startsAt : pausedAt
  const days = Math.max(0, daysBetween(dayOf(since), dayOf(now)))
  return startOfDay(addDays(dayOf(expiry), days))
}
