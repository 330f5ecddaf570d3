// When the school's schedule asks for a backup, and which ones it keeps.
import type { ErrorCode } from '../../errors'
import {
  addDays,
  dayOf,
  startOfDay,
  weekdayCodes,
  weekdayOfDay,
} from '../../manilaTime'

export type BackupSchedule = {
  frequency: 'DAILY' | 'WEEKLY'
  /** 'HH:MM' of Manila's day. */
  timeOfDay: string
  /** The day of a weekly backup: 0 is Sunday. */
  weekday: number
}

const MINUTE_MS = 60_000
const DAYS_OF_WEEK = 7

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

const minutesOf = (timeOfDay: string) => {
  const [, hours, minutes] = TIME.exec(timeOfDay) ?? ['', '0', '0']
  return Number(hours) * 60 + Number(minutes)
}

const SUNDAY_FIRST = weekdayCodes.indexOf('SU')

/** 0 is Sunday. */
const weekdayNumber = (day: string) =>
  (weekdayCodes.indexOf(weekdayOfDay(day)) + DAYS_OF_WEEK - SUNDAY_FIRST) %
  DAYS_OF_WEEK

const timeOn = (day: string, { timeOfDay }: BackupSchedule) =>
  new Date(startOfDay(day).getTime() + minutesOf(timeOfDay) * MINUTE_MS)

/** The days from `from` on, forwards or backwards, on which the schedule has a backup. */
const isDayOf = (day: string, { frequency, weekday }: BackupSchedule) =>
  frequency === 'DAILY' || weekdayNumber(day) === weekday

/** The last time of the schedule that is not after `now`. */
export const lastDue = (schedule: BackupSchedule, now: Date): Date => {
  let day = dayOf(now)
  while (!isDayOf(day, schedule) || timeOn(day, schedule) > now)
    day = addDays(day, -1)
  return timeOn(day, schedule)
}

/** The first time of the schedule after `now`. */
export const nextDue = (schedule: BackupSchedule, now: Date): Date => {
  let day = dayOf(now)
  while (!isDayOf(day, schedule) || timeOn(day, schedule) <= now)
    day = addDays(day, 1)
  return timeOn(day, schedule)
}

export type Kept = { id: number; createdAt: Date; isVerified: boolean }

/**
 * The backups to delete: those beyond the newest `keepLast` that are also older than `keepDays` days. The newest verified
 * one always stays.
 */
export const expiredBackups = (
  backups: readonly Kept[],
  { keepLast, keepDays }: { keepLast: number; keepDays: number },
  now: Date
) => {
  const newestFirst = [...backups].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  )
  const newestVerified = newestFirst.find(({ isVerified }) => isVerified)
  const before = startOfDay(addDays(dayOf(now), -keepDays))
  return newestFirst
    .slice(keepLast)
    .filter((backup) => backup !== newestVerified && backup.createdAt < before)
    .map(({ id }) => id)
}

export const KEEP_LAST_MAX = 365
export const KEEP_DAYS_MAX = 3650
export const NOTIFY_EMAILS_MAX = 5

type SettingInput = {
  timeOfDay: string
  weekday: number
  keepLast: number
  keepDays: number
}

const isBetween = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

/** The problems by field. */
export const scheduleProblems = ({
  timeOfDay,
  weekday,
  keepLast,
  keepDays,
}: SettingInput): Record<string, ErrorCode | false> => ({
  timeOfDay: !TIME.test(timeOfDay) && 'BACKUP_TIME',
  weekday: !isBetween(weekday, 0, DAYS_OF_WEEK - 1) && 'INVALID',
  keepLast: !isBetween(keepLast, 1, KEEP_LAST_MAX) && 'BACKUP_KEEP_LAST',
  keepDays: !isBetween(keepDays, 0, KEEP_DAYS_MAX) && 'BACKUP_KEEP_DAYS',
})
