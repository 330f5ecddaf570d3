import { dayOf, startOfDay } from 'src/shared/manilaTime'

/** Quiet hours that hold now, for an hour at least. */
export const quietNow = () => {
  const now = new Date()
  const hour = Math.floor(
    (now.getTime() - startOfDay(dayOf(now)).getTime()) / 3_600_000
  )
  return { quietFrom: hour, quietTo: (hour + 2) % 24 }
}
