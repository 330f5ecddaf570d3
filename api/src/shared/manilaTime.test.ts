import fc from 'fast-check'

import {
  LIFETIME_DAY,
  LIFETIME_EXPIRY,
  addDays,
  addMonths,
  dateColumnOf,
  dayOf,
  dayOfDateColumn,
  daysBetween,
  formatBannerDate,
  formatDateTime,
  formatDay,
  formatShownDay,
  formatShownTime,
  isDay,
  manilaToday,
  startOfDay,
} from './manilaTime'

const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays('1991-01-01', days))

describe('the Manila day of an instant', () => {
  test.each([
    ['2026-11-20T23:59:59.999+08:00', '2026-11-20'],
    ['2026-11-21T00:00:00.000+08:00', '2026-11-21'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['2028-02-29T16:00:00.000Z', '2028-03-01'],
    ['2026-12-31T23:59:59.999+08:00', '2026-12-31'],
    ['9999-12-31T00:00:00.000Z', '9999-12-31'],
    ['+010001-05-05T00:00:00.000Z', '9999-12-31'],
  ])('%s is %s', (instant, expected) => {
    expect(dayOf(new Date(instant))).toBe(expected)
    expect(manilaToday(new Date(instant))).toBe(expected)
  })

  const byIntl = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

  it('Is the day that Intl knows, from the summer times of 1978 and 1990 to the year 9999', () => {
    const instant = fc.date({
      min: new Date('1970-01-01T00:00:00.000Z'),
      max: LIFETIME_EXPIRY,
      noInvalidDate: true,
    })
    const around1990 = fc.date({
      min: new Date('1990-01-01T00:00:00.000Z'),
      max: new Date('1991-01-01T00:00:00.000Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(fc.oneof(instant, around1990), (at) => {
        expect(dayOf(at)).toBe(byIntl.format(at))
      }),
      { numRuns: 2_000 }
    )
  })

  it('Begins and ends at midnight +08:00, on every day', () => {
    fc.assert(
      fc.property(day, (today) => {
        const start = startOfDay(today)
        expect(start).toEqual(new Date(`${today}T00:00:00.000+08:00`))
        expect(dayOf(start)).toBe(today)
        expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(today, -1))
        expect(dayOf(new Date(start.getTime() + 86_399_999))).toBe(today)
      }),
      { numRuns: 1_000 }
    )
  })
})

test('A date column holds its day at midnight UTC', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect(dateColumnOf(today).toISOString()).toBe(`${today}T00:00:00.000Z`)
      expect(dayOfDateColumn(dateColumnOf(today))).toBe(today)
    }),
    { numRuns: 500 }
  )
})

describe('addDays', () => {
  test.each([
    ['2026-11-20', 14, '2026-12-04'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['9999-12-31', 30, '9999-12-31'],
  ])('%s + %i days is %s', (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected)
  })

  it('Is undone by daysBetween', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
      { numRuns: 1_000 }
    )
  })
})

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s + %i months is %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected)
  })

  it('Stays in the target month, on the same date or its last one', () => {
    fc.assert(
      fc.property(day, fc.nat(120), (from, months) => {
        const [year, month, date] = from.split('-').map(Number)
        const [toYear, toMonth, toDate] = addMonths(from, months)
          .split('-')
          .map(Number)
        expect(toYear * 12 + toMonth).toBe(year * 12 + month + months)
        if (toDate !== date)
          expect(addDays(addMonths(from, months), 1).slice(8)).toBe('01')
      }),
      { numRuns: 1_000 }
    )
  })
})

describe('a day', () => {
  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '',
    'tomorrow',
    '0999-01-01',
  ])('%p is invalid', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => startOfDay(text)).toThrow(RangeError)
  })

  test.each(['2028-02-29', LIFETIME_DAY])('%s is valid', (text) => {
    expect(isDay(text)).toBe(true)
  })
})

test('The date for life is 31 December 9999, in Manila and in UTC', () => {
  expect(dayOf(LIFETIME_EXPIRY)).toBe('9999-12-31')
  expect(dayOfDateColumn(LIFETIME_EXPIRY)).toBe('9999-12-31')
})

test('Dates read the same in both languages', () => {
  const lateEvening = new Date('2026-11-27T15:05:00.000Z')
  expect(formatBannerDate('2026-11-27', 'en')).toBe('Fri, 11/27/2026')
  expect(formatBannerDate(lateEvening, 'en')).toBe('Fri, 11/27/2026')
  expect(formatBannerDate('2026-03-02', 'en')).toBe('Mon, 03/02/2026')
  expect(formatDay('2026-11-27', 'en')).toBe('Nov 27, 2026')
  expect(formatDateTime(lateEvening, 'en')).toBe('Nov 27, 2026, 11:05 PM')
})

test.each([
  ['2026-12-31T15:59:00Z', 'en', 'Fri, Nov 27', 'Fri, Nov 27, 11:05 PM'],
  // Manila is a year ahead of London then.
  [
    '2026-12-31T16:00:00Z',
    'en',
    'Fri, Nov 27, 2026',
    'Fri, Nov 27, 2026, 11:05 PM',
  ],
  ['2026-01-01T00:00:00Z', 'fil', 'Biy, Nob 27', 'Biy, Nob 27, 11:05 PM'],
])(
  'Seen at %s in %s, a day reads %s and an instant %s',
  (now, language, day, time) => {
    const lateEvening = new Date('2026-11-27T15:05:00.000Z')
    expect(formatShownDay('2026-11-27', language, new Date(now))).toBe(day)
    expect(formatShownDay(lateEvening, language, new Date(now))).toBe(day)
    expect(formatShownTime(lateEvening, language, new Date(now))).toBe(time)
  }
)
