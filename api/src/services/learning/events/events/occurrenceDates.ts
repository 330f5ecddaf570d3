import { earlier, later } from 'src/lib/instants'
import {
  addMinutes,
  asUtc,
  fromUtc,
  instantOf,
  wallTimeOf,
  type WallTime,
} from 'src/shared/learning/events/zoneTime'

/** An event's times as they are stored. */
export type Timing = {
  startsAtLocal: WallTime
  durationMin: number
  tz: string
  allDay: boolean
  rrule: string | null
  seriesEnd: WallTime | null
}

/** Dates are stored this many days ahead. */
export const HORIZON_DAYS = 366

export const horizonOf = (now: Date) => later(now, HORIZON_DAYS, 'day')

type Span = { from: Date; to: Date }

// The library calculates in UTC and gets wall times as if they were UTC, so neither the machine's zone nor a change of
// clocks moves a class from 19:30. It is loaded only where dates are made.
const wallTimesOf = async (
  { startsAtLocal, rrule, seriesEnd, tz }: Timing,
  { from, to }: Span
): Promise<WallTime[]> => {
  if (!rrule) return [startsAtLocal]
  // As an ES module the library has only a default export; bundled, it has all named exports.
  const library = await import('rrule')
  const { RRule } = library.default ?? library
  const { until, ...options } = RRule.parseString(rrule)
  const lastDay = until
    ? asUtc(`${until.toISOString().slice(0, 10)}T23:59`)
    : null
  const rule = new RRule({
    ...options,
    dtstart: asUtc(startsAtLocal),
    until: lastDay,
  })
  return rule
    .between(
      earlier(asUtc(wallTimeOf(from, tz)), 1, 'day'),
      later(asUtc(wallTimeOf(to, tz)), 1, 'day'),
      true
    )
    .map(fromUtc)
    .filter((wall) => seriesEnd === null || wall < seriesEnd)
}

/** The instants within a span at which an event begins. */
export const startsOf = async (timing: Timing, span: Span): Promise<Date[]> => {
  const walls = await wallTimesOf(timing, span)
  return walls
    .map((wall) => instantOf(wall, timing.tz))
    .filter((start) => start >= span.from && start <= span.to)
}

/** The end of a date. Whole-day events end at midnight in their zone, other events after their duration. */
export const endOf = (start: Date, { durationMin, tz, allDay }: Timing) =>
  allDay
    ? instantOf(addMinutes(wallTimeOf(start, tz), durationMin), tz)
    : later(start, durationMin, 'minute')
