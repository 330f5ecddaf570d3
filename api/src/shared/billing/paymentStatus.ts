// The status of an entry of a payment schedule: the table of spec section 4. Days are Manila days, so an entry that is
// due today is not overdue before midnight.
import { daysBetween, manilaToday, type Day } from '../manilaTime'

export type PaymentStatusKey =
  | 'paid'
  | 'overdue'
  | 'dueToday'
  | 'dueTomorrow'
  | 'dueInDays'
export type StatusBadge = 'success' | 'error' | 'warning' | 'info' | 'outline'

/**
 * `days` is the number of days until the schedule date, negative once it has passed; `isPaid` is "has a transaction
 * id".
 */
export type PaymentStatus = {
  key: PaymentStatusKey
  days: number
  badge: StatusBadge
  label: string
}

export const paymentStatus = (
  { scheduleDate, isPaid }: { scheduleDate: Day; isPaid: boolean },
  today: Day = manilaToday()
): PaymentStatus => {
  const days = daysBetween(today, scheduleDate)
  if (isPaid) return { key: 'paid', days, badge: 'success', label: 'Paid' }
  if (days < 0)
    return { key: 'overdue', days, badge: 'error', label: 'Overdue' }
  return { ...due(days), days, badge: dueBadge(days) }
}

const due = (days: number): { key: PaymentStatusKey; label: string } => {
  if (days === 0) return { key: 'dueToday', label: 'Due today' }
  if (days === 1) return { key: 'dueTomorrow', label: 'Due tomorrow' }
  return { key: 'dueInDays', label: `Due in ${days} days` }
}

const dueBadge = (days: number): StatusBadge => {
  if (days < 7) return 'warning'
  return days < 30 ? 'info' : 'outline'
}
