import fc from 'fast-check'

import { repeatKinds, ruleOf } from 'src/shared/learning/events/recurrence'
import { asUtc } from 'src/shared/learning/events/zoneTime'
import { addDays } from 'src/shared/manilaTime'

import { startNear, startsOf } from './occurrenceDates'

const span = {
  from: new Date('2026-03-05T03:00:00Z'),
  to: new Date('2026-09-05T03:00:00Z'),
}

const recurrences = fc.record({
  kind: fc.constantFrom(...repeatKinds),
  every: fc.integer({ min: 1, max: 12 }),
  weekdays: fc.constantFrom(['MO'], ['TU', 'SU'], ['WE', 'FR', 'SA']),
  until: fc.constant(null),
})

test('A search begins shortly before its span, however long ago the event began', () => {
  for (const kind of repeatKinds) {
    const near = startNear(
      asUtc('1000-01-31T10:00'),
      { kind, every: 12 },
      span.from
    )
    expect(near.getUTCFullYear()).toBeGreaterThan(2022)
    expect(near <= span.from).toBe(true)
    expect(near.toISOString().slice(11, 16)).toBe('10:00')
  }
})

test('An event of earlier years has the dates that the whole rule has', () =>
  fc.assert(
    fc.asyncProperty(
      recurrences,
      fc.integer({ min: 0, max: 2500 }),
      fc.constantFrom('Asia/Manila', 'America/New_York', 'Pacific/Kiritimati'),
      async (recurrence, daysAgo, tz) => {
        const startsAtLocal = `${addDays('2026-03-01', -daysAgo)}T23:30`
        const timing = {
          startsAtLocal,
          durationMin: 60,
          tz,
          allDay: false,
          rrule: ruleOf(recurrence as never, startsAtLocal),
          seriesEnd: null,
        }
        // A search from before the start counts every date.
        const all = await startsOf(timing, {
          ...span,
          from: new Date('2010-01-01T00:00:00Z'),
        })
        expect(await startsOf(timing, span)).toEqual(
          all.filter((start) => start >= span.from)
        )
      }
    ),
    { numRuns: 60 }
  ))
