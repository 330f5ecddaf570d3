// "Bakit?" of the renewal banner: what was looked at in the order of precedence, and what the banner speaks of.
import { manilaToday, type Day } from '../manilaTime'

import { renewalNotice, type Dues, type NoticeKind } from './renewalNotice'

export type NoticeStep = {
  kind: NoticeKind
  /** How many subscriptions or bills are in it. */
  count: number
  isShown: boolean
}

export const noticeTrace = (
  dues: Dues,
  today: Day = manilaToday()
): NoticeStep[] => {
  const shown = renewalNotice(dues, today)?.kind
  const counts: [NoticeKind, number][] = [
    ['expired', dues.expired.length],
    ['expiring', dues.expiringSoon.length],
    ['overdue', dues.overduePayments.length],
    ['upcoming', dues.upcomingPaymentDue.length],
  ]
  return counts.map(([kind, count]) => ({
    kind,
    count,
    isShown: kind === shown,
  }))
}
