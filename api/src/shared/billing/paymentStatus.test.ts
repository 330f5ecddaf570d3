import { paymentStatus } from './paymentStatus'

describe('on 20 November 2026', () => {
  test.each([
    // date, paid → key, days, badge, label
    ['2026-11-01', true, 'paid', -19, 'success', 'Paid'],
    ['2027-11-01', true, 'paid', 346, 'success', 'Paid'],
    ['2026-11-19', false, 'overdue', -1, 'error', 'Overdue'],
    ['2026-11-20', false, 'dueToday', 0, 'warning', 'Due today'],
    ['2026-11-21', false, 'dueTomorrow', 1, 'warning', 'Due tomorrow'],
    ['2026-11-22', false, 'dueInDays', 2, 'warning', 'Due in 2 days'],
    ['2026-11-26', false, 'dueInDays', 6, 'warning', 'Due in 6 days'],
    ['2026-11-27', false, 'dueInDays', 7, 'info', 'Due in 7 days'],
    ['2026-12-19', false, 'dueInDays', 29, 'info', 'Due in 29 days'],
    ['2026-12-20', false, 'dueInDays', 30, 'outline', 'Due in 30 days'],
  ])('%s, paid %p: %s', (scheduleDate, isPaid, key, days, badge, label) => {
    expect(paymentStatus({ scheduleDate, isPaid }, '2026-11-20')).toEqual({
      key,
      days,
      badge,
      label,
    })
  })
})
