import { earlier, later } from './instants'

const START = new Date('2026-03-08T06:30:00.000Z')

test.each([
  [90, 'minute', '2026-03-08T08:00:00.000Z'],
  [24, 'hour', '2026-03-09T06:30:00.000Z'],
  // New York's clocks change in between.
  [1, 'day', '2026-03-09T06:30:00.000Z'],
  [366, 'day', '2027-03-09T06:30:00.000Z'],
] as const)('%d %ss after an instant', (amount, unit, end) => {
  expect(later(START, amount, unit).toISOString()).toBe(end)
  expect(earlier(new Date(end), amount, unit)).toEqual(START)
})
