import { STUCK_AFTER_DAYS } from 'src/shared/constants'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

/** Members who have not finished a task since then are stuck. */
export const stuckBefore = () =>
  startOfDay(addDays(manilaToday(), 1 - STUCK_AFTER_DAYS))
