// Chooses the reminder that an unpaid bill gets today, by the days of the payment term's policy. Repeated or late runs
// never choose a reminder that was already sent or is out of date.
import { daysBetween, type Day } from '../../manilaTime'

/** How many days late a policy's last reminder may be sent. An earlier one may be sent until the next one is due. */
export const LAST_REMINDER_DAYS = 7

/** The most days before or after the due day that a policy may name. */
export const REMINDER_RANGE_DAYS = 30
const MOST_REMINDERS = 10

export const areReminderDays = (days: readonly number[]) =>
  days.length <= MOST_REMINDERS &&
  new Set(days).size === days.length &&
  days.every(
    (day) => Number.isInteger(day) && Math.abs(day) <= REMINDER_RANGE_DAYS
  )

/**
 * The policy day whose reminder is due: the latest one that has come, or null if that one was sent or is out of date.
 * After a late run, earlier reminders are skipped, so that nobody gets three at once.
 * @param dueDay the due date, or the promised day
 * @param policyDays days from the due day, negative before it, in any order
 * @param sentDays the policy days whose reminders were sent for this due day
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
