import { lastPromiseDay, promiseRefusal } from './promise'

const TODAY = '2026-11-20'

test.each([
  ['due in ten days', '2026-11-30', '2026-12-14'],
  ['due today', '2026-11-20', '2026-12-04'],
  ['a week late', '2026-11-13', '2026-11-27'],
  ['two months late', '2026-09-20', '2026-11-27'],
])('A bill %s may be promised until %s + …: %s', (_, dueDay, last) => {
  expect(lastPromiseDay(dueDay, TODAY)).toBe(last)
})

test.each([
  ['2026-11-20', '2026-11-21', 0, null],
  ['2026-11-20', '2026-12-04', 1, null],
  ['2026-11-20', '2026-12-05', 0, 'PROMISE_DATE'],
  // A day that is not after the due date, or is in the past, cannot be promised.
  ['2026-11-25', '2026-11-25', 0, 'PROMISE_DATE'],
  ['2026-11-25', '2026-11-24', 0, 'PROMISE_DATE'],
  ['2026-10-01', '2026-11-19', 0, 'PROMISE_DATE'],
  ['2026-10-01', '2026-11-20', 0, null],
  ['2026-11-20', '2026-11-21', 2, 'PROMISE_LIMIT'],
] as const)(
  'Due %s, promised %s after %i: %s',
  (dueDay, promisedDay, made, refusal) => {
    expect(promiseRefusal({ dueDay, promisedDay, made }, TODAY)).toBe(refusal)
  }
)
