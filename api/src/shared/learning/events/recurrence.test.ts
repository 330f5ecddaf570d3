import {
  recurrenceOf,
  recurrenceWords,
  ruleOf,
  weekOfMonth,
  type Recurrence,
} from './recurrence'

const rule = (changes: Partial<Recurrence>): Recurrence => ({
  kind: 'WEEKLY',
  every: 1,
  weekdays: [],
  until: null,
  ...changes,
})

// The start, the rule, its stored form and its text in both languages.
const cases: [string, Recurrence, string, string, string][] = [
  [
    '2026-11-24T19:30',
    rule({ kind: 'DAILY' }),
    'FREQ=DAILY',
    'Every day at 7:30 PM',
    'Araw-araw, 7:30 PM',
  ],
  [
    '2026-11-24T00:00',
    rule({ kind: 'DAILY', every: 3, until: '2027-01-31' }),
    'FREQ=DAILY;INTERVAL=3;UNTIL=20270131',
    'Every 3 days at 12:00 AM, until Jan 31, 2027',
    'Kada 3 araw, 12:00 AM, hanggang Ene 31, 2027',
  ],
  [
    '2026-11-24T12:00',
    rule({ weekdays: ['TU'] }),
    'FREQ=WEEKLY;BYDAY=TU',
    'Every week on Tuesday at 12:00 PM',
    'Linggo-linggo tuwing Martes, 12:00 PM',
  ],
  [
    '2026-11-24T19:30',
    rule({ every: 2, weekdays: ['MO', 'WE', 'FR'] }),
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR',
    'Every 2 weeks on Monday, Wednesday and Friday at 7:30 PM',
    'Kada 2 linggo tuwing Lunes, Miyerkules at Biyernes, 7:30 PM',
  ],
  [
    '2026-11-22T08:00',
    rule({ kind: 'MONTHLY_DAY' }),
    'FREQ=MONTHLY;BYMONTHDAY=22',
    'Every month on the 22nd at 8:00 AM',
    'Buwan-buwan tuwing ika-22, 8:00 AM',
  ],
  [
    '2026-12-31T08:00',
    rule({ kind: 'MONTHLY_DAY' }),
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'Every month on the 31st at 8:00 AM, in months that have one',
    'Buwan-buwan tuwing ika-31, 8:00 AM, sa mga buwang mayroon nito',
  ],
  [
    '2026-11-10T08:00',
    rule({ kind: 'MONTHLY_WEEKDAY' }),
    'FREQ=MONTHLY;BYDAY=2TU',
    'Every month on the second Tuesday at 8:00 AM',
    'Buwan-buwan tuwing ikalawang Martes, 8:00 AM',
  ],
  [
    '2026-11-29T08:00',
    rule({ kind: 'MONTHLY_WEEKDAY', every: 2 }),
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1SU',
    'Every 2 months on the last Sunday at 8:00 AM',
    'Kada 2 buwan tuwing huling Linggo, 8:00 AM',
  ],
]

test.each(cases)('%s %o is %s', (start, recurrence, stored, en, fil) => {
  expect(ruleOf(recurrence, start)).toBe(stored)
  expect(recurrenceOf(stored)).toEqual(recurrence)
  expect(recurrenceWords(stored, start, { lang: 'en' })).toBe(en)
  expect(recurrenceWords(stored, start, { lang: 'fil' })).toBe(fil)
})

test('A whole day has no time, and a single event no text', () => {
  expect(
    recurrenceWords('FREQ=DAILY', '2026-11-24T00:00', {
      lang: 'en',
      allDay: true,
    })
  ).toBe('Every day')
  expect(recurrenceWords(null, '2026-11-24T00:00', { lang: 'en' })).toBeNull()
})

test.each([null, undefined, '', 'FREQ=YEARLY', 'FREQ=MONTHLY', 'nonsense'])(
  '%s is not a supported rule',
  (stored) => expect(recurrenceOf(stored)).toBeNull()
)

test.each([
  ['2026-11-01T08:00', 1],
  ['2026-11-07T08:00', 1],
  ['2026-11-08T08:00', 2],
  ['2026-11-28T08:00', 4],
  ['2026-11-29T08:00', -1],
])('%s is in week %i', (wall, week) => expect(weekOfMonth(wall)).toBe(week))
