import { streakOf } from './streak'

test.each<[string, string[], number, boolean]>([
  ['nothing yet', [], 0, false],
  ['today alone', ['2026-11-22'], 1, true],
  ['yesterday alone, today can go on', ['2026-11-21'], 1, false],
  ['the day before yesterday is over', ['2026-11-20'], 0, false],
  [
    'three in a row, in any order and twice',
    ['2026-11-21', '2026-11-20', '2026-11-22', '2026-11-22'],
    3,
    true,
  ],
  ['a gap ends it', ['2026-11-22', '2026-11-20'], 1, true],
  [
    'across the end of a month',
    ['2026-11-22', ...days('2026-11', 21), '2026-10-31'],
    23,
    true,
  ],
])('%s', (_, active, count, isTodayDone) => {
  expect(streakOf(active, '2026-11-22')).toEqual({ days: count, isTodayDone })
})

function days(month: string, count: number) {
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`
  )
}
