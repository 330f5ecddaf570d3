// How many Manila days in a row somebody has finished a task or a lesson.
import { addDays, type Day } from '../manilaTime'

export type Streak = {
  days: number
  /** Today counts already; otherwise yesterday is the last that does, and today can go on from it. */
  isTodayDone: boolean
}

/** `activeDays` in any order, each as often as it comes. */
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
