import { isUrgent } from './isUrgent'

const now = Date.parse('2026-12-01T12:00:00Z')
const day = (
  state: 'COUNTDOWN' | 'LIVE' | 'REPLAY',
  startsAt: string | null
) => ({
  day: 1,
  state,
  startsAt,
  link: null,
  freebie: null,
})

it.each([
  ['COUNTDOWN' as const, '2026-12-02T11:00:00Z', true],
  ['COUNTDOWN' as const, '2026-12-03T12:00:00Z', false],
  ['LIVE' as const, null, true],
  ['REPLAY' as const, '2026-12-01T01:00:00Z', false],
])('a day that is %s and starts at %s: %s', (state, startsAt, urgent) =>
  expect(isUrgent([day(state, startsAt)], now)).toBe(urgent)
)
