import { noticeTrace } from './noticeTrace'
import { duesOf } from './renewalNotice'

const TODAY = '2026-11-20'

test('Names all four lists in their precedence, and the one that the banner shows', () => {
  const dues = duesOf(
    [{ id: 1, expiry: new Date('2026-12-01') }],
    [
      { id: 2, scheduleDate: '2026-11-01' },
      { id: 3, scheduleDate: '2026-11-21' },
    ],
    TODAY
  )
  expect(noticeTrace(dues, TODAY)).toEqual([
    { kind: 'expired', count: 0, isShown: false },
    { kind: 'expiring', count: 1, isShown: true },
    { kind: 'overdue', count: 1, isShown: false },
    { kind: 'upcoming', count: 1, isShown: false },
  ])
})

test('Names no list if nothing is due', () => {
  expect(
    noticeTrace(duesOf([], [], TODAY), TODAY).some(({ isShown }) => isShown)
  ).toBe(false)
})
