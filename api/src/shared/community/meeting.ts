// The weekly meeting of a group or a sub-group, on Manila's clock.
import {
  addDays,
  dayOf,
  startOfDay,
  weekdayCodes,
  weekdayOfDay,
  type WeekdayCode,
} from '../manilaTime'

export type Meeting = {
  meetingDay: WeekdayCode | null
  /** 'HH:mm' */
  meetingTime: string | null
}

/** For this long after its start, a meeting counts as the next one. */
const LASTS_MINUTES = 60

const MINUTE_MS = 60_000

export const isMeetingTime = (text: string) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const minutesOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When the group meets next, or began to meet; null without a day or a time. */
export const nextMeetingAt = (
  { meetingDay, meetingTime }: Meeting,
  now: Date
) => {
  if (!meetingDay || !meetingTime) return null
  const today = dayOf(now)
  const inDays =
    (weekdayCodes.indexOf(meetingDay) -
      weekdayCodes.indexOf(weekdayOfDay(today)) +
      7) %
    7
  const startIn = (days: number) =>
    new Date(
      startOfDay(addDays(today, days)).getTime() +
        minutesOf(meetingTime) * MINUTE_MS
    )
  const next = startIn(inDays)
  const isOver = next.getTime() + LASTS_MINUTES * MINUTE_MS <= now.getTime()
  return isOver ? startIn(inDays + 7) : next
}
