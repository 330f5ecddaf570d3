import { LIFETIME_EXPIRY, startOfDay } from '../manilaTime'

import { duesOf, renewalNotice, type Dues } from './renewalNotice'

const today = '2026-11-20'
const subscriptions = (...days: string[]) =>
  days.map((day, id) => ({ id, expiry: startOfDay(day) }))
const payments = (...days: string[]) =>
  days.map((scheduleDate, id) => ({ id, scheduleDate }))

describe('dues on 20 November 2026', () => {
  test.each<[string, keyof Dues | null]>([
    ['2024-01-01', 'expired'],
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'expiringSoon'],
    ['2026-12-20', 'expiringSoon'],
    ['2026-12-21', null],
  ])('A subscription until %s is %s', (day, list) => {
    expect(listsWith(duesOf(subscriptions(day), [], today))).toEqual(
      list ? [list] : []
    )
  })

  test.each<[string, keyof Dues | null]>([
    ['2025-01-01', 'overduePayments'],
    ['2026-11-19', 'overduePayments'],
    ['2026-11-20', 'upcomingPaymentDue'],
    ['2026-11-27', 'upcomingPaymentDue'],
    ['2026-11-28', null],
  ])('An unpaid entry of %s is %s', (day, list) => {
    expect(listsWith(duesOf([], payments(day), today))).toEqual(
      list ? [list] : []
    )
  })

  it('Never counts lifetime access, and sorts the earliest first', () => {
    const dues = duesOf(
      [
        { id: 9, expiry: LIFETIME_EXPIRY },
        ...subscriptions('2026-12-01', '2026-11-25'),
      ],
      payments('2026-11-26', '2026-11-21'),
      today
    )
    expect(dues.expiringSoon.map(({ id }) => id)).toEqual([1, 0])
    expect(dues.upcomingPaymentDue.map(({ id }) => id)).toEqual([1, 0])
  })

  const listsWith = (dues: Dues) =>
    Object.entries(dues)
      .filter(([, rows]) => rows.length > 0)
      .map(([name]) => name)
})

describe('one banner is shown', () => {
  const everything: Dues = {
    expired: subscriptions('2024-01-01', '2026-11-19'),
    expiringSoon: subscriptions('2026-11-25', '2026-12-01'),
    overduePayments: payments('2026-11-10', '2026-11-15'),
    upcomingPaymentDue: payments('2026-11-22', '2026-11-26'),
  }

  test.each([
    [
      'expired',
      everything,
      'danger',
      '2026-12-03',
      'Your membership access has expired. Click here to renew until Thu, 12/03/2026.',
    ],
    [
      'expiring',
      { ...everything, expired: [] },
      'warning',
      '2026-11-25',
      'Your membership is due for renewal on Wed, 11/25/2026. Click here to renew',
    ],
    [
      'overdue',
      { ...everything, expired: [], expiringSoon: [] },
      'danger',
      '2026-11-24',
      'You have an overdue payment. Access your billing account here to settle your payment until Tue, 11/24/2026',
    ],
    [
      'upcoming',
      { ...everything, expired: [], expiringSoon: [], overduePayments: [] },
      'info',
      '2026-11-22',
      'You have an upcoming payment due on Sun, 11/22/2026. Access your billing account here to pay.',
    ],
  ])('%s', (kind, dues, severity, date, message) => {
    expect(renewalNotice(dues, today)).toEqual({
      kind,
      severity,
      date,
      isPast: false,
      message,
    })
  })

  test.each([
    ['expired', 'Your membership access has expired. Click here to renew.'],
    [
      'overdue',
      'You have an overdue payment. Access your billing account here to settle your payment',
    ],
  ] as const)('%s names no day once that has passed', (kind, message) => {
    const dues =
      kind === 'expired'
        ? everything
        : { ...everything, expired: [], expiringSoon: [] }
    expect(renewalNotice(dues, '2026-12-31')).toMatchObject({
      kind,
      isPast: true,
      message,
    })
  })

  it('Shows no banner if nothing is due', () => {
    expect(renewalNotice(duesOf([], [], today))).toBeNull()
  })
})
