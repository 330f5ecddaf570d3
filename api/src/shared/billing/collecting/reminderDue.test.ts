import fc from 'fast-check'

import { addDays } from '../../manilaTime'

import { areReminderDays, reminderDue } from './reminderDue'

const POLICY = [-7, -1, 0, 3, 7, 14]
const DUE = '2026-12-01'

describe('a bill due on 1 December 2026', () => {
  test.each([
    ['2026-11-23', [], null],
    ['2026-11-24', [], -7],
    ['2026-11-24', [-7], null],
    ['2026-11-29', [], -7],
    ['2026-11-30', [-7], -1],
    ['2026-12-01', [-7, -1], 0],
    ['2026-12-02', [-7, -1], 0],
    ['2026-12-02', [-7, -1, 0], null],
    ['2026-12-05', [-7], 3],
    ['2026-12-15', [7], 14],
    ['2026-12-21', [7], 14],
    ['2026-12-22', [7], null],
    ['2027-06-01', [], null],
  ])('On %s after %j: %p', (today, sent, due) => {
    expect(reminderDue(DUE, POLICY, sent, today)).toBe(due)
  })

  it('Gets no reminder by an empty policy', () => {
    expect(reminderDue(DUE, [], [], DUE)).toBeNull()
  })

  it('Gets each reminder once, in order, however often and irregularly the job runs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -20, max: 40 })),
        fc.shuffledSubarray(POLICY),
        (runs, policy) => {
          const sent: number[] = []
          for (const run of [...runs].sort((a, b) => a - b)) {
            const day = reminderDue(DUE, policy, sent, addDays(DUE, run))
            if (day !== null) sent.push(day)
          }
          expect(sent).toEqual([...new Set(sent)].sort((a, b) => a - b))
          expect(policy).toEqual(expect.arrayContaining(sent))
        }
      )
    )
  })
})

test.each([
  [[-7, -1, 0, 3, 7, 14], true],
  [[], true],
  [[-30, 30], true],
  [[31], false],
  [[-31], false],
  [[1, 1], false],
  [[0.5], false],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false],
])('A policy with reminders on %j is valid: %s', (days, isOne) => {
  expect(areReminderDays(days)).toBe(isOne)
})
