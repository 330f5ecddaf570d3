import {
  addMinutes,
  instantOf,
  isWallTime,
  isZone,
  offsetText,
  wallTimeOf,
  whenText,
} from './zoneTime'

// Wall time, zone, the instant. Daylight saving begins in New York on March 8, 2026 at 2:00 and ends on November 1 at
// 2:00.
test.each([
  ['2026-11-20T19:30', 'Asia/Manila', '2026-11-20T11:30:00.000Z'],
  ['2026-11-20T15:30', 'Asia/Dubai', '2026-11-20T11:30:00.000Z'],
  ['2026-11-20T06:30', 'America/New_York', '2026-11-20T11:30:00.000Z'],
  ['2026-07-20T19:30', 'America/New_York', '2026-07-20T23:30:00.000Z'],
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ['2026-11-20T19:30', 'Asia/Kathmandu', '2026-11-20T13:45:00.000Z'],
  ['2026-11-20T00:00', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
])('%s in %s is %s', (wall, tz, instant) => {
  expect(instantOf(wall, tz).toISOString()).toBe(instant)
  expect(wallTimeOf(new Date(instant), tz)).toBe(wall)
})

test('A time skipped by daylight saving moves later; a repeated one is its first occurrence', () => {
  expect(instantOf('2026-03-08T02:30', 'America/New_York').toISOString()).toBe(
    '2026-03-08T07:30:00.000Z'
  )
  expect(instantOf('2026-11-01T01:30', 'America/New_York').toISOString()).toBe(
    '2026-11-01T05:30:00.000Z'
  )
})

test('Invalid wall times and zones are refused', () => {
  expect(
    ['2026-11-20T24:00', '2026-02-30T10:00', '2026-11-20', '', 'x'].filter(
      isWallTime
    )
  ).toEqual([])
  expect(['Asia/Nowhere', '', 'x'].filter(isZone)).toEqual([])
})

test('Adding minutes crosses midnight', () => {
  expect(addMinutes('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30')
})

test('An instant is formatted in any zone and both languages', () => {
  const instant = new Date('2031-11-20T20:30:00.000Z')
  expect(whenText(instant, 'Asia/Manila')).toBe('Fri, Nov 21, 2031, 4:30 AM')
  expect(whenText(instant, 'Asia/Dubai', { lang: 'fil' })).toBe(
    'Biy, Nob 21, 2031, 12:30 AM'
  )
  expect(whenText(instant, 'Asia/Manila', { allDay: true })).toBe(
    'Fri, Nov 21, 2031'
  )
  expect(offsetText(instant, 'Asia/Kathmandu')).toBe('GMT+05:45')
  expect(offsetText(instant, 'America/New_York')).toBe('GMT-05:00')
})
