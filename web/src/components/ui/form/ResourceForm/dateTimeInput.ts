import { dayOf, isDay, startOfDay } from '$api/src/shared/manilaTime'

const MINUTE_MS = 60_000

const two = (number: number) => String(number).padStart(2, '0')

/** A timestamp as Manila's date and time for <input type="datetime-local">. */
export const toWallTime = (instant?: string | null) => {
  if (!instant) return ''
  const date = new Date(instant)
  const day = dayOf(date)
  const minutes = Math.floor(
    (date.getTime() - startOfDay(day).getTime()) / MINUTE_MS
  )
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Manila's date and time as a timestamp; null while incomplete. */
export const fromWallTime = (wallTime: string) => {
  const [day, time] = wallTime.split('T')
  if (!time || !isDay(day)) return null
  const [hours, minutes] = time.split(':').map(Number)
  return new Date(
    startOfDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS
  ).toISOString()
}
