import { nextDigestAt, quietHoursErrors, quietUntil } from './noticeTiming'

const at = (text: string) => new Date(`2026-11-${text}:00.000+08:00`)

describe('quiet hours', () => {
  const night = { quietFrom: 21, quietTo: 6 }
  const noon = { quietFrom: 12, quietTo: 14 }
  const fromMidnight = { quietFrom: 0, quietTo: 6 }
  const toMidnight = { quietFrom: 22, quietTo: 0 }
  const none = { quietFrom: null, quietTo: null }

  it.each([
    ['20:59', night, null],
    ['21:00', night, '25T06:00'],
    ['23:59', night, '25T06:00'],
    ['00:00', night, '24T06:00'],
    ['05:59', night, '24T06:00'],
    ['06:00', night, null],
    ['12:00', night, null],
    ['11:59', noon, null],
    ['12:00', noon, '24T14:00'],
    ['13:59', noon, '24T14:00'],
    ['14:00', noon, null],
    ['00:00', fromMidnight, '24T06:00'],
    ['05:59', fromMidnight, '24T06:00'],
    ['06:00', fromMidnight, null],
    ['23:59', fromMidnight, null],
    ['21:59', toMidnight, null],
    ['22:00', toMidnight, '25T00:00'],
    ['23:59', toMidnight, '25T00:00'],
    ['00:00', toMidnight, null],
    ['03:00', none, null],
  ])('At %s with %j a mail waits until %s', (time, hours, until) => {
    expect(quietUntil(at(`24T${time}`), hours)).toEqual(until && at(until))
  })

  it('Need both hours, different and of the day', () => {
    const wrong = (quietFrom: number | null, quietTo: number | null) =>
      quietHoursErrors({ quietFrom, quietTo })
    const right = { quietFrom: false, quietTo: false }
    expect(wrong(null, null)).toEqual(right)
    expect(wrong(0, 23)).toEqual(right)
    expect(wrong(21, 6)).toEqual(right)
    expect(wrong(21, null)).toEqual({ ...right, quietTo: 'REQUIRED' })
    expect(wrong(null, 6)).toEqual({ ...right, quietFrom: 'REQUIRED' })
    expect(wrong(6, 6)).toEqual({ ...right, quietTo: 'INVALID' })
    expect(wrong(-1, 24)).toEqual({ quietFrom: 'INVALID', quietTo: 'INVALID' })
  })
})

it.each([
  ['24T00:00', '24T07:00'],
  ['24T06:59', '24T07:00'],
  ['24T07:00', '25T07:00'],
  ['30T23:59', '31T07:00'],
])('The digest after %s is at %s', (now, next) => {
  const expected = next.startsWith('31')
    ? new Date('2026-12-01T07:00:00.000+08:00')
    : at(next)
  expect(nextDigestAt(at(now))).toEqual(expected)
})
