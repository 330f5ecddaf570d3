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

type Renewing = {
  oldExpiry: Date
  now: Date
  /** Today, unless the renewal begins later. */
  startDay?: Day
}

/**
 * The days from the start of a renewal to the expiry that it continues from, before the old expiry and within its grace
 * period, when they are negative; later 0. Null means for life.
 */
export const carriedDays = ({ oldExpiry, now, startDay }: Renewing) => {
  if (isLifetime(oldExpiry)) return null
  const today = dayOf(now)
  const continues = !isExpired(oldExpiry, today) || isInGrace(oldExpiry, today)
  return continues ? daysBetween(startDay ?? today, dayOf(oldExpiry)) : 0
}

/** The expiry of a renewal that carries a number of days over; null means for life. */
export const expiryCarrying = (
  startDay: Day,
  carried: number | null,
  validityByDays: number | null
) =>
  carried === null
    ? LIFETIME_EXPIRY
    : expiryFrom(addDays(startDay, carried), validityByDays)

/**
 * The expiry of a renewal. Before the old expiry and within its grace period, the renewal continues from the old
 * expiry. Later it counts from the day on which it starts, or from today.
 */
export const renewedExpiry = ({
  validityByDays,
  ...renewing
}: Renewing & { validityByDays: number | null }) =>
  expiryCarrying(
    renewing.startDay ?? dayOf(renewing.now),
    carriedDays(renewing),
    validityByDays
  )

type Carrying = {
  startsAt: Date
  expiry: Date
  validityByDays: number | null
  carriedDays: number | null
}

/** The expiry of a renewal after its carried days change; other changes of the expiry are kept. */
export const expiryAfterCarrying = (
  { startsAt, expiry, validityByDays, carriedDays: before }: Carrying,
  after: number | null
) =>
  before === null || after === null
    ? expiryCarrying(dayOf(startsAt), after, validityByDays)
    : isLifetime(expiry)
      ? expiry
      : startOfDay(addDays(dayOf(expiry), after - before))
