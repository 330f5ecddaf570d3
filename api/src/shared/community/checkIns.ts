// When check-ins are due, and what streaks they make. Days are those of Manila.
import {
  addDays,
  type Day,
  weekdayOfDay,
  type WeekdayCode,
} from '../manilaTime'

export type CheckInRhythm = {
  cadence: 'DAILY' | 'WEEKLY'
  /** The day on which weekly check-ins are due; null for daily ones. */
  checkInDay: WeekdayCode | null
}

/** A time for one check-in. */
export type CheckInPeriod = {
  /** The last day on which it is on time; it names the period. */
  dueOn: Day
  /** The first day on which it can be sent. */
  opensOn: Day
  /** The last day on which it can be sent late; after that it is missed. */
  closesOn: Day
}

export type CheckInStatus = 'ON_TIME' | 'LATE' | 'MISSED' | 'EXCUSED'

const WEEK = 7
const LATE_DAYS = { DAILY: 1, WEEKLY: 2 } as const

const periodDueOn = (
  { cadence }: CheckInRhythm,
  dueOn: Day
): CheckInPeriod => ({
  dueOn,
  opensOn: cadence === 'DAILY' ? dueOn : addDays(dueOn, 1 - WEEK),
  closesOn: addDays(dueOn, LATE_DAYS[cadence]),
})

const stepOf = ({ cadence }: CheckInRhythm) => (cadence === 'DAILY' ? 1 : WEEK)

/** The first due day from `day` on. */
const nextDueOn = ({ cadence, checkInDay }: CheckInRhythm, day: Day) => {
  if (cadence === 'DAILY') return day
  let due = day
  while (weekdayOfDay(due) !== checkInDay) due = addDays(due, 1)
  return due
}

/** The period of a day. */
export const periodOn = (rhythm: CheckInRhythm, day: Day) =>
  periodDueOn(rhythm, nextDueOn(rhythm, day))

/** The period before another one. */
export const periodBefore = (rhythm: CheckInRhythm, { dueOn }: CheckInPeriod) =>
  periodDueOn(rhythm, addDays(dueOn, -stepOf(rhythm)))

/** The periods that close on the days from `from` to `to`, the earliest first. */
export const periodsClosing = (rhythm: CheckInRhythm, from: Day, to: Day) => {
  const late = LATE_DAYS[rhythm.cadence]
  const periods: CheckInPeriod[] = []
  for (
    let due = nextDueOn(rhythm, addDays(from, -late));
    addDays(due, late) <= to;
    due = addDays(due, stepOf(rhythm))
  )
    periods.push(periodDueOn(rhythm, due))
  return periods
}

/** Whether a check-in is expected of a person who came on `joinedOn`: newcomers begin with the next whole period. */
export const isExpected = ({ opensOn }: CheckInPeriod, joinedOn: Day) =>
  opensOn >= joinedOn

/** The status of a check-in that is sent on a day; undefined before and after its time. */
export const statusOn = (
  { opensOn, dueOn, closesOn }: CheckInPeriod,
  day: Day
): 'ON_TIME' | 'LATE' | undefined => {
  if (day < opensOn || day > closesOn) return undefined
  return day <= dueOn ? 'ON_TIME' : 'LATE'
}

type Kept = { dueOn: Day; status: CheckInStatus }

/**
 * How many periods in a row were kept, counted back from the newest: a missed one ends the streak, an excused one
 * neither counts nor ends it.
 * @param statuses the newest first
 */
export const streakOf = (statuses: readonly CheckInStatus[]) => {
  let kept = 0
  for (const status of statuses) {
    if (status === 'MISSED') return kept
    if (status !== 'EXCUSED') kept++
  }
  return kept
}

/** How many periods in a row all members of a group kept. The rows may be in any order. */
export const groupStreakOf = (rows: readonly Kept[]) => {
  const periods = new Map<Day, CheckInStatus>()
  const worst: CheckInStatus[] = ['EXCUSED', 'ON_TIME', 'LATE', 'MISSED']
  for (const { dueOn, status } of rows) {
    const known = periods.get(dueOn)
    if (!known || worst.indexOf(status) > worst.indexOf(known))
      periods.set(dueOn, status)
  }
  const newestFirst = [...periods].sort(([a], [b]) => (a < b ? 1 : -1))
  return streakOf(newestFirst.map(([, status]) => status))
}
