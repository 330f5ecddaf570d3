import { overdueState } from './overdueEffect'

describe('the effect of an unpaid bill due on 1 December 2026', () => {
  const pausing = { effect: 'PAUSE_ACCESS', graceDays: 14 } as const

  test.each([
    // today, promised → effect, rule
    ['2026-11-30', null, 'NONE', 'notDue'],
    ['2026-12-01', null, 'NONE', 'notDue'],
    ['2026-12-02', null, 'BANNER', 'inGrace'],
    ['2026-12-15', null, 'BANNER', 'inGrace'],
    ['2026-12-16', null, 'PAUSE_ACCESS', 'pastGrace'],
    ['2026-12-16', '2026-12-20', 'NONE', 'promised'],
    ['2026-12-21', '2026-12-20', 'BANNER', 'inGrace'],
    ['2027-01-04', '2026-12-20', 'PAUSE_ACCESS', 'pastGrace'],
    ['2026-12-16', '2026-11-20', 'PAUSE_ACCESS', 'pastGrace'],
  ] as const)(
    'On %s, promised for %s: %s, %s',
    (today, promisedDay, effect, rule) => {
      expect(
        overdueState({ dueDay: '2026-12-01', promisedDay }, pausing, today)
      ).toMatchObject({ effect, rule })
    }
  )

  test.each([
    ['NONE', 'NONE', 'NONE'],
    ['BANNER', 'BANNER', 'BANNER'],
    ['LIMIT_LESSONS', 'BANNER', 'LIMIT_LESSONS'],
    ['PAUSE_ACCESS', 'BANNER', 'PAUSE_ACCESS'],
  ] as const)(
    'By the policy %s: %s within the grace, %s past it',
    (effect, within, past) => {
      const on = (today: string) =>
        overdueState(
          { dueDay: '2026-12-01', promisedDay: null },
          { effect, graceDays: 3 },
          today
        ).effect
      expect([on('2026-12-04'), on('2026-12-05')]).toEqual([within, past])
    }
  )

  it('Without a grace period begins the day after the due date', () => {
    expect(
      overdueState(
        { dueDay: '2026-12-01', promisedDay: null },
        { effect: 'LIMIT_LESSONS', graceDays: 0 },
        '2026-12-02'
      )
    ).toEqual({
      effect: 'LIMIT_LESSONS',
      rule: 'pastGrace',
      inputs: {
        dueDay: '2026-12-01',
        promisedDay: null,
        daysLate: 1,
        graceDays: 0,
      },
    })
  })
})
