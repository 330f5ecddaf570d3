// A member's open and expiring items, and the one banner for them (spec sections 4 and 8; docs/decisions/0033, 22). The
// precedence over all subscriptions is: expired, expiring soon, overdue payment, upcoming payment.
import {
  EXPIRING_SOON_DAYS,
  GRACE_DAYS,
  UPCOMING_PAYMENT_DAYS,
} from '../constants'
import {
  addDays,
  dayOf,
  daysBetween,
  formatBannerDate,
  manilaToday,
  type Day,
} from '../manilaTime'

import { isExpired, isLifetime } from './subscriptions/subscriptionExpiry'

export type Expiring = { id: number; expiry: Date }
export type Due = { id: number; scheduleDate: Day }

/** The answer of getDuesAndExpiration (spec section 7). Each list is sorted with the earliest date first. */
export type Dues = {
  expired: Expiring[]
  expiringSoon: Expiring[]
  overduePayments: Due[]
  upcomingPaymentDue: Due[]
}

export type NoticeKind = 'expired' | 'expiring' | 'overdue' | 'upcoming'

/** `date` is the day in the message; if `isPast` is true, the message names no day. */
export type RenewalNotice = {
  kind: NoticeKind
  severity: 'danger' | 'warning' | 'info'
  date: Day
  isPast: boolean
  message: string
}

/**
 * Sorts ACTIVE subscriptions and unpaid entries into the four lists. A subscription expires soon up to 30 days ahead, a
 * payment is upcoming up to 7 days ahead. Expired subscriptions and overdue entries stay until they are settled.
 */
export const duesOf = (
  subscriptions: Expiring[],
  unpaid: Due[],
  today: Day = manilaToday()
): Dues => {
  const dated = subscriptions
    .filter(({ expiry }) => !isLifetime(expiry))
    .sort((a, b) => a.expiry.getTime() - b.expiry.getTime())
  const entries = [...unpaid].sort((a, b) =>
    daysBetween(b.scheduleDate, a.scheduleDate)
  )
  const soon = addDays(today, EXPIRING_SOON_DAYS)
  const upcoming = addDays(today, UPCOMING_PAYMENT_DAYS)

  return {
    expired: dated.filter(({ expiry }) => isExpired(expiry, today)),
    expiringSoon: dated.filter(
      ({ expiry }) => !isExpired(expiry, today) && dayOf(expiry) <= soon
    ),
    overduePayments: entries.filter(({ scheduleDate }) => scheduleDate < today),
    upcomingPaymentDue: entries.filter(
      ({ scheduleDate }) => scheduleDate >= today && scheduleDate <= upcoming
    ),
  }
}

/**
 * The banner to show, if any. Of several expired subscriptions the latest one counts, because it may still be in its
 * grace period.
 */
export const renewalNotice = (
  dues: Dues,
  today: Day = manilaToday()
): RenewalNotice | null => {
  const expired = dues.expired.at(-1)
  if (expired)
    return notice('expired', addDays(dayOf(expired.expiry), GRACE_DAYS), today)

  const [expiring] = dues.expiringSoon
  if (expiring) return notice('expiring', dayOf(expiring.expiry), today)

  const [overdue] = dues.overduePayments
  if (overdue)
    return notice('overdue', addDays(overdue.scheduleDate, GRACE_DAYS), today)

  const [upcoming] = dues.upcomingPaymentDue
  return upcoming ? notice('upcoming', upcoming.scheduleDate, today) : null
}

const texts: Record<NoticeKind, Pick<RenewalNotice, 'severity' | 'message'>> = {
  expired: {
    severity: 'danger',
    message:
      'Your membership access has expired. Click here to renew until {date}.',
  },
  expiring: {
    severity: 'warning',
    message:
      'Your membership is due for renewal on {date}. Click here to renew',
  },
  overdue: {
    severity: 'danger',
    message:
      'You have an overdue payment. Access your billing account here to settle your payment until {date}',
  },
  upcoming: {
    severity: 'info',
    message:
      'You have an upcoming payment due on {date}. Access your billing account here to pay.',
  },
}

const notice = (kind: NoticeKind, date: Day, today: Day): RenewalNotice => {
  const { severity, message } = texts[kind]
  const isPast = date < today
  return {
    kind,
    severity,
    date,
    isPast,
    message: isPast
      ? message.replace(/ until \{date\}/, '')
      : message.replace('{date}', formatBannerDate(date, 'en')),
  }
}
