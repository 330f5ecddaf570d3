import { monthAgainstLast, startOfLastMonth } from './monthAgainstLast'

it.each([
  ['2026-11-24', '2026-10-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-03-31', '2026-02-01'],
])('the month before %s begins on %s', (today, first) => {
  expect(startOfLastMonth(today)).toBe(first)
})

describe('running totals of a month', () => {
  const days = monthAgainstLast(
    [
      { day: '2026-10-02', amountCentavos: '500' },
      { day: '2026-10-31', amountCentavos: '70' },
      { day: '2026-11-01', amountCentavos: '100' },
      { day: '2026-11-03', amountCentavos: '-20' },
      { day: '2026-11-04', amountCentavos: '9007199254740993' },
      { day: '2026-09-02', amountCentavos: '1' },
    ],
    '2026-11-03'
  )

  it.each([
    [1, '100', '0'],
    [2, '100', '500'],
    [3, '80', '500'],
    [4, null, '500'],
    [30, null, '500'],
    [31, null, '570'],
  ])('on day %i: %s, the month before %s', (dayOfMonth, total, before) => {
    expect(days[dayOfMonth - 1]).toEqual({
      dayOfMonth,
      totalCentavos: total,
      beforeCentavos: before,
    })
  })
})
