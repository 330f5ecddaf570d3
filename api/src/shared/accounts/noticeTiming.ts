// When the mails of notices are sent: at once or in a daily digest, and not in the user's quiet hours.
import { addDays, dayOf, startOfDay } from '../manilaTime'

const HOUR_MS = 3_600_000

/** The hour of Manila's day at which the digest is sent; jobs.ts starts it then. */
export const DIGEST_HOUR = 7

/** Hours of Manila's day, 0 to 23; both or neither. */
export type QuietHours = { quietFrom: number | null; quietTo: number | null }

const atHour = (day: string, hour: number) =>
  new Date(startOfDay(day).getTime() + hour * HOUR_MS)

/** When the quiet hours end that contain the moment; null outside of them. The hour `quietTo` is no longer quiet. */
export const quietUntil = (
  now: Date,
  { quietFrom, quietTo }: QuietHours
): Date | null => {
  if (quietFrom === null || quietTo === null) return null
  const today = dayOf(now)
  const end = atHour(today, quietTo)
  const hasBegun = now >= atHour(today, quietFrom)
  if (quietFrom < quietTo) return hasBegun && now < end ? end : null
  if (now < end) return end
  return hasBegun ? atHour(addDays(today, 1), quietTo) : null
}

/** The first digest after a moment. */
export const nextDigestAt = (now: Date): Date => {
  const today = dayOf(now)
  const todays = atHour(today, DIGEST_HOUR)
  return now < todays ? todays : atHour(addDays(today, 1), DIGEST_HOUR)
}

const isHour = (hour: number | null) =>
  hour === null || (Number.isInteger(hour) && hour >= 0 && hour <= 23)

/** Checks quiet hours; returns the problems by field. */
export const quietHoursErrors = ({ quietFrom, quietTo }: QuietHours) =>
  ({
    quietFrom:
      (!isHour(quietFrom) && 'INVALID') ||
      (quietFrom === null && quietTo !== null && 'REQUIRED'),
    quietTo:
      (!isHour(quietTo) && 'INVALID') ||
      (quietTo === null && quietFrom !== null && 'REQUIRED') ||
      (quietTo !== null && quietTo === quietFrom && 'INVALID'),
  }) satisfies Record<string, 'INVALID' | 'REQUIRED' | false>
