import { asMonth, monthDays, otherMonth, weeksOf } from './months'

it.each([
  ['2026-11', '2026-11-01', '2026-12-05', 5],
  ['2026-02', '2026-02-01', '2026-02-28', 4],
  ['2026-08', '2026-07-26', '2026-09-05', 6],
])('%s is shown in whole weeks', (month, from, to, count) => {
  expect(monthDays(month)).toEqual({ from, to })
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect([weeks[0][0], weeks.at(-1)?.at(-1)]).toEqual([from, to])
})

it('The month before January is December of the previous year', () => {
  expect(otherMonth('2027-01', -1)).toBe('2026-12')
  expect(otherMonth('2026-12', 1)).toBe('2027-01')
})

it.each([undefined, '', '2026-13', 'x', '2026-11-01'])(
  'The value %s falls back to the current month',
  (text) => expect(asMonth(text, '2026-11-22')).toBe('2026-11')
)
