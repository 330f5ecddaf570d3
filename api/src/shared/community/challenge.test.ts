import {
  firstDayOf,
  isFinishable,
  isRunOver,
  lastDayOf,
  takesRegistrations,
  todaysNumber,
  type Registration,
} from './challenge'

const at = (manila: string) => new Date(`${manila}:00+08:00`)
const run = { days: 12, startsOn: '2026-11-20' }

describe('the first day', () => {
  it.each([
    ['early on the day of the registration', '2026-11-25T00:00', '2026-11-25'],
    ['until noon', '2026-11-25T11:59', '2026-11-25'],
    ['from noon on the next day', '2026-11-25T12:00', '2026-11-26'],
    ['late at night too', '2026-11-30T23:59', '2026-12-01'],
  ])('of a rolling start is %s', (_, now, day) => {
    expect(firstDayOf({ startMode: 'ROLLING', startsOn: null }, at(now))).toBe(
      day
    )
  })

  it('of a fixed start is the same for everybody', () => {
    const fixed = { startMode: 'FIXED', startsOn: '2026-12-01' } as const
    expect(firstDayOf(fixed, at('2026-11-25T09:00'))).toBe('2026-12-01')
    expect(firstDayOf(fixed, at('2026-12-03T20:00'))).toBe('2026-12-01')
  })
})

describe('today', () => {
  it.each([
    ['2026-11-19', null, false],
    ['2026-11-20', 1, false],
    ['2026-11-25', 6, false],
    ['2026-12-01', 12, false],
    ['2026-12-02', null, true],
  ])('on %s is day %s', (today, number, isOver) => {
    expect(todaysNumber(run, today)).toBe(number)
    expect(isRunOver(run, today)).toBe(isOver)
  })

  it('ends with the last of its days', () => {
    expect(lastDayOf(run)).toBe('2026-12-01')
    expect(lastDayOf({ days: 1, startsOn: '2026-11-20' })).toBe('2026-11-20')
  })
})

describe('a day', () => {
  it.each([
    ['before the start', 1, '2026-11-19', false],
    ['that is today', 6, '2026-11-25', true],
    ['that has passed', 1, '2026-11-25', true],
    ['that has not come', 7, '2026-11-25', false],
    ['that was missed, after the last one', 3, '2027-01-05', true],
    ['that does not exist', 0, '2026-11-25', false],
    ['beyond the last one', 13, '2027-01-05', false],
    ['in parts', 1.5, '2026-11-25', false],
  ])('%s: finishable is what it says', (_, number, today, expected) => {
    expect(isFinishable(run, number, today)).toBe(expected)
  })
})

describe('registration', () => {
  const open: Registration = {
    status: 'OPEN',
    days: 12,
    startMode: 'ROLLING',
    startsOn: null,
    registrationFrom: null,
    registrationTo: null,
  }
  const now = at('2026-11-25T09:00')
  it.each<[string, Partial<Registration>, boolean]>([
    ['of an open challenge', {}, true],
    ['of a draft', { status: 'DRAFT' }, false],
    ['of an ended one', { status: 'ENDED' }, false],
    ['before its time', { registrationFrom: at('2026-11-25T09:01') }, false],
    ['at its first moment', { registrationFrom: now }, true],
    ['before its end', { registrationTo: at('2026-11-25T09:01') }, true],
    ['at its end', { registrationTo: now }, false],
    [
      'on the last day of a fixed one',
      { startMode: 'FIXED', startsOn: '2026-11-14' },
      true,
    ],
    [
      'after the last day of a fixed one',
      { startMode: 'FIXED', startsOn: '2026-11-13' },
      false,
    ],
  ])('%s: %j is %s', (_, changes, expected) => {
    expect(takesRegistrations({ ...open, ...changes }, now)).toBe(expected)
  })
})
