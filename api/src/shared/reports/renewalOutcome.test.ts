import { renewalOutcome, retentionRate } from './renewalOutcome'

const outcome = (
  renewedDay: string | null,
  today = '2026-06-01',
  hasLeft = false
) => renewalOutcome({ expiryDay: '2026-03-10', renewedDay, hasLeft }, today)

it.each([
  ['2026-03-09', 'early'],
  ['2026-03-10', 'grace'],
  ['2026-03-24', 'grace'],
  ['2026-03-25', 'late'],
])('Renewed on %s is %s', (day, expected) =>
  expect(outcome(day)).toBe(expected)
)

it('Is waiting until the grace period is over, and lapsed after it', () => {
  expect(outcome(null, '2026-03-01')).toBe('waiting')
  expect(outcome(null, '2026-03-24')).toBe('waiting')
  expect(outcome(null, '2026-03-25')).toBe('lapsed')
})

it('An unenrolled member has left, unless they were enrolled again', () => {
  expect(outcome(null, '2026-06-01', true)).toBe('left')
  expect(outcome('2026-03-12', '2026-06-01', true)).toBe('grace')
})

it('The rate ignores memberships that are still waiting', () => {
  const none = { early: 0, grace: 0, late: 0, waiting: 9, lapsed: 0, left: 0 }
  expect(retentionRate(none)).toBeNull()
  expect(retentionRate({ ...none, early: 1, left: 1, lapsed: 1 })).toBe(3333)
})
