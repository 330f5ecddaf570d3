// When a challenge takes people, which day is whose, and what can be finished. Days are those of Manila.
import {
  addDays,
  daysBetween,
  type Day,
  manilaToday,
  startOfDay,
} from '../manilaTime'

export type ChallengeStart = 'FIXED' | 'ROLLING'
export type ChallengeStatus = 'DRAFT' | 'OPEN' | 'ENDED'

/** The days of one participant: as many as the challenge has, from their first one. */
export type ChallengeRun = { days: number; startsOn: Day }

export type Registration = {
  status: ChallengeStatus
  days: number
  startMode: ChallengeStart
  /** The day of a fixed start. */
  startsOn: Day | null
  registrationFrom: Date | null
  registrationTo: Date | null
}

/** The limits of what staff may set. */
export const MOST_DAYS = 60

/** Before this hour of Manila's day, a rolling challenge begins on the day of the registration. */
const STARTS_TODAY_BEFORE_HOUR = 12
const HOUR_MS = 3_600_000

/** The first day of a person who registers now. */
export const firstDayOf = (
  { startMode, startsOn }: Pick<Registration, 'startMode' | 'startsOn'>,
  now: Date
): Day => {
  if (startMode === 'FIXED' && startsOn) return startsOn
  const today = manilaToday(now)
  const hour = (now.getTime() - startOfDay(today).getTime()) / HOUR_MS
  return hour < STARTS_TODAY_BEFORE_HOUR ? today : addDays(today, 1)
}

export const lastDayOf = ({ days, startsOn }: ChallengeRun): Day =>
  addDays(startsOn, days - 1)

/** The number of a day in a run: 1 on the first one, less before, and more than the run has after the last one. */
export const numberOf = ({ startsOn }: ChallengeRun, day: Day) =>
  daysBetween(startsOn, day) + 1

/** The number of today's task; null before the first and after the last day. */
export const todaysNumber = (run: ChallengeRun, today: Day) => {
  const number = numberOf(run, today)
  return number >= 1 && number <= run.days ? number : null
}

/** Whether the last day is over. */
export const isRunOver = (run: ChallengeRun, today: Day) =>
  today > lastDayOf(run)

/** Today's and earlier days can be finished, later ones not yet; after the last day, what was missed can be made up. */
export const isFinishable = (run: ChallengeRun, number: number, today: Day) =>
  Number.isSafeInteger(number) &&
  number >= 1 &&
  number <= run.days &&
  number <= numberOf(run, today)

/** Whether people can register now. One with a fixed start takes people until its last day. */
export const takesRegistrations = (
  {
    status,
    days,
    startMode,
    startsOn,
    registrationFrom,
    registrationTo,
  }: Registration,
  now: Date
) =>
  status === 'OPEN' &&
  (!registrationFrom || registrationFrom <= now) &&
  (!registrationTo || now < registrationTo) &&
  !(
    startMode === 'FIXED' &&
    startsOn &&
    isRunOver({ days, startsOn }, manilaToday(now))
  )
