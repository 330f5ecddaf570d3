import { isMeetingTime, nextMeetingAt } from './meeting'

// 2026-11-25 is a Wednesday.
const at = (time: string) => new Date(`2026-11-25T${time}:00+08:00`)
const manila = (day: string, time: string) =>
  new Date(`${day}T${time}:00+08:00`)

describe('the next meeting', () => {
  it.each([
    ['WE', '19:30', '08:00', '2026-11-25', '19:30'],
    ['WE', '19:30', '20:29', '2026-11-25', '19:30'],
    ['WE', '19:30', '20:30', '2026-12-02', '19:30'],
    ['TH', '00:00', '23:59', '2026-11-26', '00:00'],
    ['TU', '23:00', '00:00', '2026-12-01', '23:00'],
    ['SU', '06:15', '12:00', '2026-11-29', '06:15'],
  ] as const)(
    'of %s %s, asked at %s, is %s %s',
    (day, time, now, on, start) => {
      expect(
        nextMeetingAt({ meetingDay: day, meetingTime: time }, at(now))
      ).toEqual(manila(on, start))
    }
  )

  it('is unknown without a day or a time', () => {
    const none = { meetingDay: null, meetingTime: null }
    expect(nextMeetingAt({ ...none, meetingDay: 'MO' }, at('08:00'))).toBeNull()
    expect(
      nextMeetingAt({ ...none, meetingTime: '08:00' }, at('08:00'))
    ).toBeNull()
  })
})

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['07:60', false],
  ['', false],
])('takes %j for a time: %s', (text, isTime) => {
  expect(isMeetingTime(text)).toBe(isTime)
})
