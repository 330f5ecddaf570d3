// How long a subscription lasts, and how that is shown (spec sections 4 and 9). The expiry's Manila day is the last day
// of access; 14 days of grace follow it.
import { GRACE_DAYS } from '../../constants'
import {
  LIFETIME_EXPIRY,
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  manilaToday,
  startOfDay,
  type Day,
} from '../../manilaTime'

export const subscriptionStatuses = [
  'PENDING',
  'ACTIVE',
  'PAUSED',
  'UNENROLLED',
  'SUPERSEDED',
] as const

export type StoredStatus = (typeof subscriptionStatuses)[number]

export type SubscriptionState =
  | 'pending'
  | 'upcoming'
  | 'active'
  | 'lifetime'
  | 'grace'
  | 'expired'
  | 'paused'
  | 'unenrolled'
  | 'superseded'

export type SubscriptionTimes = {
  status: StoredStatus
  startsAt?: Date | null
  /** Null until the subscription is activated. */
  expiry: Date | null
}

export const isLifetime = (expiry: Date) =>
  dayOf(expiry) === dayOf(LIFETIME_EXPIRY)

/** Whether an expiry is before the start of today in Manila; the text '(Expired)' is then shown. */
export const isExpired = (expiry: Date, today: Day = manilaToday()) =>
  dayOf(expiry) < today

/** 'Lifetime Access', 'Nov 19, 2026 (Expired)' or 'Nov 20, 2026'. */
export const expiryText = (expiry: Date, today: Day = manilaToday()) => {
  if (isLifetime(expiry)) return 'Lifetime Access'
  const text = formatDay(expiry, 'en')
  return isExpired(expiry, today) ? `${text} (Expired)` : text
}

/** Expired for at most 14 days: a renewal still continues from the old expiry. */
export const isInGrace = (expiry: Date, today: Day = manilaToday()) =>
  isExpired(expiry, today) && daysBetween(dayOf(expiry), today) <= GRACE_DAYS

/** The state of a subscription: its stored status; if that is ACTIVE, its dates decide further. */
export const subscriptionState = (
  { status, startsAt, expiry }: SubscriptionTimes,
  today: Day = manilaToday()
): SubscriptionState => {
  if (status !== 'ACTIVE')
    return status.toLowerCase() as Lowercase<Exclude<StoredStatus, 'ACTIVE'>>
  if (expiry && isExpired(expiry, today))
    return isInGrace(expiry, today) ? 'grace' : 'expired'
  if (startsAt && dayOf(startsAt) > today) return 'upcoming'
  return expiry && isLifetime(expiry) ? 'lifetime' : 'active'
}

/** Whether it grants access today. */
export const isLive = (times: SubscriptionTimes, today: Day = manilaToday()) =>
  ['active', 'lifetime'].includes(subscriptionState(times, today))

/** The expiry after a number of days of validity, counted from a day; null means for life. */
export const expiryFrom = (startDay: Day, validityByDays: number | null) =>
  validityByDays === null
    ? LIFETIME_EXPIRY
    : startOfDay(addDays(startDay, validityByDays))

/**
 * The expiry of a renewal. Before the old expiry and within its grace period, the renewal continues from the old
 * expiry. Later it counts from the day on which it starts, or from today.
 */
export const renewedExpiry = ({
  oldExpiry,
  validityByDays,
  now,
  startDay,
}: {
  oldExpiry: Date
  validityByDays: number | null
  now: Date
  startDay?: Day
}) => {
  if (isLifetime(oldExpiry)) return LIFETIME_EXPIRY
  const today = dayOf(now)
  const continues = !isExpired(oldExpiry, today) || isInGrace(oldExpiry, today)
  return expiryFrom(
    continues ? dayOf(oldExpiry) : (startDay ?? today),
    validityByDays
  )
}
