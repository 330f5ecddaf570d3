// The trace ("Bakit?") of the renewal banner: the lists in their precedence, and the list that the banner shows.
import { manilaToday, type Day } from '../manilaTime'

import { renewalNotice, type Dues, type NoticeKind } from './renewalNotice'

export type NoticeStep = {
  kind: NoticeKind
  /** The number of subscriptions or bills in the list. */
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
