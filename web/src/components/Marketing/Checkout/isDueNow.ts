import { manilaToday, type Day } from '$api/src/shared/manilaTime'

/** Whether a payment is due today or earlier. */
export const isDueNow = (day: Day) => day <= manilaToday()
