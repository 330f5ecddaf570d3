import { earlier, later } from 'src/lib/instants'
import {
  recurrenceOf,
  type Recurrence,
} from 'src/shared/learning/events/recurrence'
import {
  addMinutes,
  asUtc,
  fromUtc,
  instantOf,
  wallTimeOf,
  type WallTime,
} from 'src/shared/learning/events/zoneTime'
import { DAY_MS } from 'src/shared/manilaTime'

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

/** A search starts this many steps before its span, in every zone. */
const MARGIN_STEPS = 2

const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()

/**
 * The start of a rule, moved by whole steps to shortly before an instant. The dates from the instant on stay the same,
 * and the library does not count all days since a start a thousand years ago on the only thread.
 */
export const startNear = (
  start: Date,
  { kind, every }: Pick<Recurrence, 'kind' | 'every'>,
  from: Date
) => {
  if (kind === 'MONTHLY_DAY' || kind === 'MONTHLY_WEEKDAY') {
    const steps =
      Math.floor((monthOf(from) - monthOf(start)) / every) - MARGIN_STEPS
    if (steps <= 0) return start
    const near = new Date(start)
    // The rule itself names the day of its months.
    near.setUTCDate(1)
    near.setUTCMonth(near.getUTCMonth() + steps * every)
    return near
  }
  const stepMs = (kind === 'WEEKLY' ? 7 : 1) * every * DAY_MS
  const steps =
    Math.floor((from.getTime() - start.getTime()) / stepMs) - MARGIN_STEPS
  return steps <= 0 ? start : new Date(start.getTime() + steps * stepMs)
}

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
  const start = asUtc(startsAtLocal)
  const first = earlier(asUtc(wallTimeOf(from, tz)), 1, 'day')
  const recurrence = recurrenceOf(rrule)
  const rule = new RRule({
    ...options,
    dtstart: recurrence ? startNear(start, recurrence, first) : start,
    until: lastDay,
  })
  return rule
    .between(first, later(asUtc(wallTimeOf(to, tz)), 1, 'day'), true)
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

/** Until when dates are stored: for the year that begins now or, if that is later, at the event's start. */
export const storedUntil = ({ startsAtLocal, tz }: Timing, now: Date) => {
  const start = instantOf(startsAtLocal, tz)
  return horizonOf(start > now ? start : now)
}

/** The upcoming instants that are stored. */
export const upcomingStartsOf = (timing: Timing, now: Date) =>
  startsOf(timing, { from: now, to: storedUntil(timing, now) })

/** The end of a date. Whole-day events end at midnight in their zone, other events after their duration. */
export const endOf = (start: Date, { durationMin, tz, allDay }: Timing) =>
  allDay
    ? instantOf(addMinutes(wallTimeOf(start, tz), durationMin), tz)
    : later(start, durationMin, 'minute')
