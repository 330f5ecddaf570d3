// Wall times and instants in any IANA zone, whatever the machine's zone. A wall time is a string, '2026-11-20T19:30',
// so that nothing can shift it by accident; only this file converts it to an instant.

import { DAY_MS, formatShownDay, isDay, type Day } from '../../manilaTime'
import type { Lang } from '../../text/language'

/** 'YYYY-MM-DDTHH:mm', as a clock in the zone shows it. */
export type WallTime = string

const MINUTE_MS = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (tz: string) => {
  let format = formats.get(tz)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(tz, format)
  }
  return format
}

export const isZone = (tz: string) => {
  try {
    return formatOf(tz) !== undefined
  } catch {
    return false
  }
}

export const isWallTime = (text: string): text is WallTime =>
  isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))

export const wallTimeOf = (instant: Date, tz: string): WallTime => {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(tz).formatToParts(instant))
    part[type] = value
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** Reads a wall time as if it were UTC, for arithmetic only, never for display. */
export const asUtc = (wall: WallTime) => new Date(`${wall}:00.000Z`)

/** The inverse of `asUtc`. */
export const fromUtc = (date: Date): WallTime => date.toISOString().slice(0, 16)

const offsetAt = (instant: number, tz: string) =>
  asUtc(wallTimeOf(new Date(instant), tz)).getTime() -
  Math.floor(instant / MINUTE_MS) * MINUTE_MS

/**
 * The instant of a wall time. A time that occurs twice (clocks go back) is its first occurrence. A time that does not
 * exist (clocks go forward) moves later by the size of the change.
 */
export const instantOf = (wall: WallTime, tz: string): Date => {
  const wanted = asUtc(wall).getTime()
  // The zone's offsets a day before and a day after, in case the clocks change in between. The earlier instant that
  // fits is used.
  const before = offsetAt(wanted - DAY_MS, tz)
  const after = offsetAt(wanted + DAY_MS, tz)
  const fitting = [wanted - before, wanted - after]
    .filter((instant) => offsetAt(instant, tz) === wanted - instant)
    .sort((one, other) => one - other)
  return new Date(fitting[0] ?? wanted - before)
}

/** Adds wall-clock minutes, ignoring changes of the clock: an event of an hour ends an hour later on the wall clock. */
export const addMinutes = (wall: WallTime, minutes: number): WallTime =>
  fromUtc(new Date(asUtc(wall).getTime() + minutes * MINUTE_MS))

export const dayOfWall = (wall: WallTime): Day => wall.slice(0, 10)

/** '19:30' → '7:30 PM'. */
export const clockText = (wall: WallTime) => {
  const [hour, minute] = wall.slice(-5).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Fri, Nov 20, 7:30 PM' in a zone, with the year as in `formatShownDay`; without the time for whole days. */
export const whenText = (
  instant: Date,
  tz: string,
  { lang = 'en', allDay = false }: { lang?: Lang; allDay?: boolean } = {}
) => {
  const wall = wallTimeOf(instant, tz)
  const date = formatShownDay(dayOfWall(wall), lang)
  return allDay ? date : `${date}, ${clockText(wall)}`
}

/** 'GMT+08:00' at that instant. */
export const offsetText = (instant: Date, tz: string) => {
  const minutes = Math.round(offsetAt(instant.getTime(), tz) / MINUTE_MS)
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `GMT${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
