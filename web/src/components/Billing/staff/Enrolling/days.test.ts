import { daysOrNull } from './days'

test.each([
  ['30', 30],
  [' 0 ', 0],
  ['', null],
  ['forever', null],
  ['3 months', null],
  ['-5', null],
  ['1.5', null],
])('The input "%s" gives %s', (text, days) => {
  expect(daysOrNull(text)).toBe(days)
})
