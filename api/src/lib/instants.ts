// Arithmetic on instants. Manila's days are in shared/manilaTime.ts, the wall time of events in zoneTime.ts.
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

type Unit = 'minute' | 'hour' | 'day'

/** The instant after an amount of time; a day has 24 hours, whatever the machine's zone. */
export const later = (instant: Date, amount: number, unit: Unit) =>
  dayjs.utc(instant).add(amount, unit).toDate()

/** The instant before an amount of time. */
export const earlier = (instant: Date, amount: number, unit: Unit) =>
  later(instant, -amount, unit)
