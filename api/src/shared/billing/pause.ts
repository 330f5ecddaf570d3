// What a pause does to the days that are left (product.md "Checkout … Subscription").
import { addDays, dayOf, daysBetween, startOfDay } from '../manilaTime'

import { isLifetime } from './subscriptionExpiry'

export type Paused = {
  startsAt: Date | null
  expiry: Date | null
  pausedAt: Date
  cause: 'STAFF' | 'OVERDUE'
}

/**
 * When it runs out once it goes on. A pause by staff keeps the days that were left: it moves by the Manila days that it
 * lasted since the subscription had begun. A pause for an overdue bill keeps none, and what is for life stays so.
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
