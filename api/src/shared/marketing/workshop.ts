// The days of the live workshop: what each shows at a moment (design: off, countdown, live, replay, closed).

export const dayStates = [
  'off',
  'countdown',
  'live',
  'replay',
  'closed',
] as const

export type DayState = (typeof dayStates)[number]

/** What staff choose for a day; nothing chosen follows the clock. */
export const shownStates: readonly string[] = dayStates

/** How long a day is live and how long its recording can be watched, if nothing is set. */
export const LIVE_HOURS = 3
export const REPLAY_HOURS = 72

export type WorkshopDay = {
  /** Null: the day has no date yet. */
  startsAt: Date | null
  liveHours: number
  replayHours: number
  /** The state that staff chose; null follows the clock. */
  shows: DayState | null
}

const HOUR_MS = 3_600_000

/** When a day changes by the clock: it begins, it ends, its recording closes. */
const changesOf = ({ startsAt, liveHours, replayHours }: WorkshopDay) => {
  if (!startsAt) return []
  const end = startsAt.getTime() + liveHours * HOUR_MS
  return [startsAt.getTime(), end, end + replayHours * HOUR_MS]
}

/** What a day shows: what staff chose, or what the clock says. */
export const dayStateAt = (day: WorkshopDay, now: Date): DayState => {
  if (day.shows) return day.shows
  const changes = changesOf(day)
  if (changes.length === 0) return 'off'
  const passed = changes.filter((change) => change <= now.getTime()).length
  return (['countdown', 'live', 'replay', 'closed'] as const)[passed]
}

/** The next moment at which one of the days changes by the clock; null if none does. */
export const nextChangeOf = (days: readonly WorkshopDay[], now: Date) => {
  const next = days
    .filter(({ shows }) => !shows)
    .flatMap(changesOf)
    .filter((change) => change > now.getTime())
  return next.length > 0 ? new Date(Math.min(...next)) : null
}

/**
 * The states of all days. While staff say that the workshop is live now, one day is: the one whose start is nearest, if the
 * clock says none.
 */
export const workshopStates = (
  days: readonly WorkshopDay[],
  workshopIsLive: boolean,
  now: Date
): DayState[] => {
  const states = days.map((day) => dayStateAt(day, now))
  if (!workshopIsLive || states.includes('live')) return states
  const distances = days.map(({ startsAt, shows }) =>
    startsAt && !shows
      ? Math.abs(startsAt.getTime() - now.getTime())
      : Number.POSITIVE_INFINITY
  )
  const nearest = distances.indexOf(Math.min(...distances))
  return states.map((state, index) =>
    index === nearest && Number.isFinite(distances[index]) ? 'live' : state
  )
}
