import { addDays, manilaToday } from '../../manilaTime'

import { isPayDay } from './payDay'

test.each([
  ['today', 0, true],
  ['tomorrow', 1, false],
  ['a year ago', -365, true],
  ['two years ago', -731, true],
  ['three years ago', -1096, false],
])('Money may have come %s: %s days', (_, days, may) => {
  expect(isPayDay(addDays(manilaToday(), days))).toBe(may)
})

test.each(['1900-01-01', '2026-13-01', '', '2026/11/20'])(
  'Money never came on %j',
  (day) => {
    expect(isPayDay(day)).toBe(false)
  }
)
