import { agingKey } from './agingBucket'

test.each([
  ['2026-11-21', 'notDue'],
  ['2026-11-20', 'notDue'],
  ['2026-11-19', 'days30'],
  ['2026-10-21', 'days30'],
  ['2026-10-20', 'days60'],
  ['2026-09-21', 'days60'],
  ['2026-09-20', 'days90'],
  ['2026-08-22', 'days90'],
  ['2026-08-21', 'older'],
])('On 20 November 2026, due on %s: %s', (dueDay, key) => {
  expect(agingKey(dueDay, '2026-11-20')).toBe(key)
})
