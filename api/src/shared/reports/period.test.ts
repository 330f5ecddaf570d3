import fc from 'fast-check'

import { addDays, daysBetween } from '../manilaTime'

import {
  chartStepOf,
  quarterOf,
  reportPeriods,
  spanBefore,
  spanToCompare,
  spanOf,
  stepsOf,
} from './period'

describe('the days of a period', () => {
  test.each([
    ['DAILY', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['MONTHLY', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['MONTHLY', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['QUARTERLY', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['QUARTERLY', '2026-04-01', '2026-04-01', '2026-06-30'],
    ['QUARTERLY', '2026-11-20', '2026-10-01', '2026-12-31'],
    ['ANNUAL', '2026-11-20', '2026-01-01', '2026-12-31'],
  ] as const)('%s of %s: %s to %s', (period, day, from, to) => {
    expect(spanOf({ period, from: day })).toEqual({ from, to })
  })

  test.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-02', '2026-01-01', false],
    ['2026-01-01', null, false],
    ['2026-02-30', '2026-03-01', false],
    ['2016-01-01', '2026-12-31', false],
  ])('A custom range from %s to %s is valid: %p', (from, to, isOne) => {
    expect(spanOf({ period: 'CUSTOM_RANGE', from, to }) !== null).toBe(isOne)
  })

  it('Contains its day, and ends where the next begins', () => {
    const days = fc
      .integer({ min: 0, max: 40_000 })
      .map((count) => addDays('1990-01-01', count))
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...reportPeriods.slice(0, 4)),
        (day, period) => {
          const span = spanOf({ period, from: day })!
          expect(span.from <= day && day <= span.to).toBe(true)
          const before = spanBefore({ period, from: day })!
          expect(daysBetween(before.to, span.from)).toBe(1)
          expect(spanOf({ period, from: addDays(span.to, 1) })!.from).toBe(
            addDays(span.to, 1)
          )
        }
      )
    )
  })
})

test('A custom range is compared with the same number of days before it', () => {
  expect(
    spanBefore({ period: 'CUSTOM_RANGE', from: '2026-11-11', to: '2026-11-20' })
  ).toEqual({ from: '2026-11-01', to: '2026-11-10' })
})

test.each([
  ['2026-11-12', '2026-10-01', '2026-10-12'],
  // February is shorter than what has come of March.
  ['2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
])('On %s, its month is compared with %s to %s', (today, from, to) => {
  expect(spanToCompare({ period: 'MONTHLY', from: today }, today)).toEqual({
    from,
    to,
  })
})

test('A month that is over, or has not begun, is compared with a whole one', () => {
  for (const today of ['2026-12-01', '2026-10-31'])
    expect(
      spanToCompare({ period: 'MONTHLY', from: '2026-11-05' }, today)
    ).toEqual({ from: '2026-10-01', to: '2026-10-31' })
})

test.each([
  ['2026-03-31', 1],
  ['2026-04-01', 2],
  ['2026-09-30', 3],
  ['2026-12-31', 4],
])('%s is in quarter %i', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter)
})

test.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2026-10-01', '2026-12-31', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('A chart from %s to %s has a bar for each %s', (from, to, step) => {
  expect(chartStepOf({ from, to })).toBe(step)
})

describe('steps of a chart', () => {
  it('Are whole days, weeks from the first day, or calendar months, clipped to the span', () => {
    const span = { from: '2028-02-27', to: '2028-03-08' }
    expect(stepsOf(span, 'day')).toHaveLength(11)
    expect(stepsOf(span, 'week')).toEqual([
      { from: '2028-02-27', to: '2028-03-04' },
      { from: '2028-03-05', to: '2028-03-08' },
    ])
    expect(stepsOf(span, 'month')).toEqual([
      { from: '2028-02-27', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-08' },
    ])
  })
})
