import { addDays, type Day } from '../manilaTime'

/** Spreadsheet programs count days from here. */
const FIRST_DAY: Day = '1899-12-30'

/** A day that lost its format in a spreadsheet: '46346' and '46346.35' are 20 November 2026; null for anything else. */
export const serialDay = (text: string): Day | null => {
  const days = /^([1-9]\d{4})(\.\d+)?$/.exec(text)?.[1]
  return days ? addDays(FIRST_DAY, Number(days)) : null
}
