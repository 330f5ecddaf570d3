import {
  groupStreakOf,
  isExpected,
  periodBefore,
  periodOn,
  periodsClosing,
  statusOn,
  streakOf,
} from './checkIns'

const weekly = { cadence: 'WEEKLY', checkInDay: 'FR' } as const
const daily = { cadence: 'DAILY', checkInDay: null } as const

describe('the period of a day', () => {
  // 2026-11-27 is a Friday.
  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-27', '2026-11-29'],
    ['2026-11-25', '2026-11-21', '2026-11-27', '2026-11-29'],
    ['2026-11-27', '2026-11-21', '2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-28', '2026-12-04', '2026-12-06'],
  ])('%s in a weekly group', (day, opensOn, dueOn, closesOn) => {
    expect(periodOn(weekly, day)).toEqual({ opensOn, dueOn, closesOn })
  })

  it('is the day itself in a daily group', () => {
    expect(periodOn(daily, '2026-11-25')).toEqual({
      opensOn: '2026-11-25',
      dueOn: '2026-11-25',
      closesOn: '2026-11-26',
    })
  })

  it('has another one before it', () => {
    const before = (rhythm: typeof weekly | typeof daily) =>
      periodBefore(rhythm, periodOn(rhythm, '2026-11-25')).dueOn
    expect(before(weekly)).toBe('2026-11-20')
    expect(before(daily)).toBe('2026-11-24')
  })
})

describe('the periods that close', () => {
  const closing = (
    rhythm: typeof weekly | typeof daily,
    from: string,
    to: string
  ) => periodsClosing(rhythm, from, to).map(({ dueOn }) => dueOn)

  it.each([
    ['2026-11-23', '2026-11-28', []],
    ['2026-11-23', '2026-11-29', ['2026-11-27']],
    ['2026-11-29', '2026-12-06', ['2026-11-27', '2026-12-04']],
  ])('from %s to %s in a weekly group', (from, to, due) => {
    expect(closing(weekly, from, to)).toEqual(due)
  })

  it('are those of the days before in a daily group', () => {
    expect(closing(daily, '2026-11-24', '2026-11-25')).toEqual([
      '2026-11-23',
      '2026-11-24',
    ])
  })
})

describe('a check-in', () => {
  const period = periodOn(weekly, '2026-11-25')

  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'ON_TIME'],
    ['2026-11-27', 'ON_TIME'],
    ['2026-11-28', 'LATE'],
    ['2026-11-29', 'LATE'],
    ['2026-11-30', undefined],
  ])('sent on %s is %s', (day, status) => {
    expect(statusOn(period, day)).toBe(status)
  })

  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])('of a person who came on %s: expected %s', (joinedOn, expected) => {
    expect(isExpected(period, joinedOn)).toBe(expected)
  })
})

describe('a streak', () => {
  it.each([
    [[], 0],
    [['MISSED'], 0],
    [['ON_TIME', 'LATE', 'MISSED', 'ON_TIME'], 2],
    [['EXCUSED', 'ON_TIME', 'EXCUSED', 'ON_TIME'], 2],
  ] as const)('of %j is %i', (statuses, streak) => {
    expect(streakOf(statuses)).toBe(streak)
  })

  it('of a group counts the periods that everybody kept', () => {
    const rows = [
      { dueOn: '2026-11-20', status: 'ON_TIME' },
      { dueOn: '2026-11-20', status: 'LATE' },
      { dueOn: '2026-11-13', status: 'EXCUSED' },
      { dueOn: '2026-11-13', status: 'ON_TIME' },
      { dueOn: '2026-11-06', status: 'ON_TIME' },
      { dueOn: '2026-11-06', status: 'MISSED' },
    ] as const
    expect(groupStreakOf(rows)).toBe(2)
    expect(groupStreakOf([...rows].reverse())).toBe(2)
  })
})
