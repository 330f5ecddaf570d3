// The columns of an aging report: for how many days an amount has been late.
import { daysBetween, type Day } from '../../manilaTime'

/**
 * The first and the last number of days late; a null `to` means no end. A bill that is 0 or fewer days late is not yet
 * due.
 */
export const agingBuckets = [
  { key: 'notDue', from: null, to: 0 },
  { key: 'days30', from: 1, to: 30 },
  { key: 'days60', from: 31, to: 60 },
  { key: 'days90', from: 61, to: 90 },
  { key: 'older', from: 91, to: null },
] as const

export type AgingKey = (typeof agingBuckets)[number]['key']

export const agingKey = (dueDay: Day, today: Day): AgingKey => {
  const late = daysBetween(dueDay, today)
  return agingBuckets.find(({ to }) => to === null || late <= to)!.key
}
