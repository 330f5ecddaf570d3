// Which reminder an unpaid bill gets today (design/product.md: −7, −1, 0, +3, +7, +14 days by the payment term's
// policy). Asked again, or days late, it names no reminder that was sent or is out of date.
import { daysBetween, type Day } from '../../manilaTime'

/** So long the last reminder of a policy is still worth sending; any other until the next one's day. */
export const LAST_REMINDER_DAYS = 7

/** A reminder goes out at most so many days before or after the due day. */
export const REMINDER_RANGE_DAYS = 30
const MOST_REMINDERS = 10

export const areReminderDays = (days: readonly number[]) =>
  days.length <= MOST_REMINDERS &&
  new Set(days).size === days.length &&
  days.every(
    (day) => Number.isInteger(day) && Math.abs(day) <= REMINDER_RANGE_DAYS
  )

/**
 * The day of the policy whose reminder is due, or null: the latest that has come. When the job was late, those before it
 * are left out: nobody gets three at once.
 * @param dueDay the due date, or the day promised for it
 * @param policyDays days from the due day, negative before it, in any order
 * @param sentDays of them, those that were sent for this due day
 */
export const reminderDue = (
  dueDay: Day,
  policyDays: readonly number[],
  sentDays: readonly number[],
  today: Day
): number | null => {
  const offset = daysBetween(dueDay, today)
  const come = policyDays.filter((day) => day <= offset)
  if (come.length === 0) return null
  const latest = Math.max(...come)
  const isLast = policyDays.every((day) => day <= latest)
  const isStale = isLast && offset - latest >= LAST_REMINDER_DAYS
  const isSent = sentDays.some((day) => day >= latest)
  return isStale || isSent ? null : latest
}
