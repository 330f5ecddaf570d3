import type { BlockProps } from './blocks'

type Times = { opensAt?: string | null; closesAt?: string | null }

/** The end of a countdown; null if the time that it counts to is not set. */
export const countdownEnd = (
  { until, moment }: Pick<BlockProps<'Countdown'>, 'until' | 'moment'>,
  { opensAt, closesAt }: Times
): Date | null => {
  if (until === 'moment') return moment ? new Date(`${moment}:00+08:00`) : null
  const time = until === 'opens' ? opensAt : closesAt
  return time ? new Date(time) : null
}

export type Remaining = {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** The remaining time; null once it is over. */
export const remainingUntil = (end: Date, now: Date): Remaining | null => {
  const seconds = Math.ceil((end.getTime() - now.getTime()) / 1000)
  if (seconds <= 0) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
