import { countdownEnd, remainingUntil } from './countdown'

const times = {
  opensAt: '2026-12-01T00:00:00Z',
  closesAt: '2026-12-24T10:00:00Z',
}

it('Counts down to the funnel’s own times, or to a time in Manila', () => {
  const moment = '2026-12-24T18:00'
  const at = (until: string) => countdownEnd({ until, moment }, times)
  expect(at('opens')).toEqual(new Date(times.opensAt))
  expect(at('closes')).toEqual(new Date(times.closesAt))
  expect(at('moment')).toEqual(new Date('2026-12-24T10:00:00Z'))
})

it('Has no end without a time', () => {
  expect(countdownEnd({ until: 'closes', moment: '' }, {})).toBeNull()
  expect(countdownEnd({ until: 'moment', moment: '' }, times)).toBeNull()
})

it('Gives the remaining time until the last second, then null', () => {
  const end = new Date('2026-12-24T10:00:00Z')
  const left = (now: string) => remainingUntil(end, new Date(now))
  expect(left('2026-12-22T08:58:57Z')).toEqual({
    days: 2,
    hours: 1,
    minutes: 1,
    seconds: 3,
  })
  expect(left('2026-12-24T09:59:59.500Z')).toMatchObject({ seconds: 1 })
  expect(left('2026-12-24T10:00:00Z')).toBeNull()
})
