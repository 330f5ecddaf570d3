// The number of consecutive Manila days on which a member finished a task or a lesson.
import { addDays, type Day } from '../manilaTime'

export type Streak = {
  days: number
  /** Whether today counts already. If not, the streak ends yesterday and can continue today. */
  isTodayDone: boolean
}

/** `activeDays` may be in any order and contain duplicates. */
export const streakOf = (activeDays: Iterable<Day>, today: Day): Streak => {
  const active = new Set(activeDays)
  const isTodayDone = active.has(today)
  let day = isTodayDone ? today : addDays(today, -1)
  let days = 0
  while (active.has(day)) {
    days++
    day = addDays(day, -1)
  }
  return { days, isTodayDone }
}
