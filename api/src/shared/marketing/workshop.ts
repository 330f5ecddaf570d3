// The days of the live workshop: what each shows at a moment (design: off, countdown, live, replay, closed).

export const dayStates = [
  'off',
  'countdown',
  'live',
  'replay',
  'closed',
] as const

export type DayState = (typeof dayStates)[number]

/** The choice of staff for a day; without one, it follows the clock. */
export const shownStates: readonly string[] = dayStates

/** How long a day is live and how long its recording can be watched, if nothing is set. */
export const LIVE_HOURS = 3
export const REPLAY_HOURS = 72

export type WorkshopDay = {
  /** Null: the day has no date, and shows what its links are for. */
  startsAt: Date | null
  /** Whether the day has a room of its own. */
  hasRoom: boolean
  /** Whether the day has a recording or a gift. */
  hasReplay: boolean
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

/** The state of a day without a date. */
const undatedState = ({ hasRoom, hasReplay }: WorkshopDay): DayState => {
  if (hasReplay) return 'replay'
  return hasRoom ? 'countdown' : 'off'
}

/** The state of a day: the state that staff chose, the state by the clock, or the state that its links are for. */
export const dayStateAt = (day: WorkshopDay, now: Date): DayState => {
  if (day.shows) return day.shows
  const changes = changesOf(day)
  if (changes.length === 0) return undatedState(day)
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

/** The order in which days become live by hand: the nearest date, then rooms without a replay, then rooms, then the rest. */
const liveOrder = ({ startsAt, hasRoom, hasReplay }: WorkshopDay, now: Date) =>
  startsAt
    ? [0, Math.abs(startsAt.getTime() - now.getTime())]
    : [1, (hasRoom ? 0 : 2) + (hasReplay ? 1 : 0)]

/** The day that becomes live because staff say so: the first of those for which they chose no state. */
const liveByHand = (days: readonly WorkshopDay[], now: Date) =>
  days
    .filter(({ shows }) => !shows)
    .map((day) => ({ day, order: liveOrder(day, now) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])[0]?.day

/** The states of all days. While staff say that the workshop is live now, one day is. */
export const workshopStates = (
  days: readonly WorkshopDay[],
  workshopIsLive: boolean,
  now: Date
): DayState[] => {
  const states = days.map((day) => dayStateAt(day, now))
  if (!workshopIsLive || states.includes('live')) return states
  const live = liveByHand(days, now)
  return states.map((state, index) => (days[index] === live ? 'live' : state))
}
