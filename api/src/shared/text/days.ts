// The days of files that people bring: with a month's name, or as a spreadsheet's number.
import { addDays, isDay, type Day } from '../manilaTime'

/** The beginnings of the months' names, in English and Filipino. */
const MONTHS = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'ene peb mar abr may hun hul ago set okt nob dis',
].map((names) => names.split(' '))

const monthNamed = (name: string) =>
  Math.max(
    ...MONTHS.map((names) => names.indexOf(name.slice(0, 3).toLowerCase()))
  ) + 1

export const fullYear = (year: string) =>
  year.length === 2 ? `20${year}` : year

/** Null for a day that does not exist. */
export const dayFrom = (
  year: string,
  month: number,
  date: string
): Day | null => {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

const MONTH = '(?<month>[a-z]{3,9})\\.?'
const DATE = '(?:ika-?)?(?<date>\\d{1,2})(?:st|nd|rd|th)?'
/** Two digits before a colon are an hour: 'Nov 20 08:05:00 2026'. */
const YEAR = "'?(?<year>\\d{4}|\\d{2})\\b(?!:)"

const FORMS = [
  `^${DATE}(?: ng | of |[ /-])?${MONTH},?[ /-]?${YEAR}`,
  `^${MONTH}[ -]?${DATE}(?:,[ -]?|[ -])${YEAR}`,
  `^(?<year>\\d{4})[ /-]?${MONTH}[ /-]?${DATE}\\b`,
].map((form) => new RegExp(form, 'i'))

/**
 * A day whose month is a word: '20 Nov 2026', '20/Nov/2026', 'ika-20 ng Nobyembre 2026', 'Nov 20th, 2026' and
 * '2026-Nov-20' are 20 November 2026; null for anything else.
 */
export const namedDay = (text: string): Day | null => {
  const plain = text.trim().replace(/\s+/g, ' ')
  const parts = FORMS.map((form) => form.exec(plain)?.groups).find(Boolean)
  return parts
    ? dayFrom(fullYear(parts.year), monthNamed(parts.month), parts.date)
    : null
}

/** Spreadsheet programs count days from here. */
const FIRST_DAY: Day = '1899-12-30'

/** A day that lost its format in a spreadsheet: '46346' and '46346.35' are 20 November 2026; null for anything else. */
export const serialDay = (text: string): Day | null => {
  const days = /^([1-9]\d{4})(\.\d+)?$/.exec(text)?.[1]
  return days ? addDays(FIRST_DAY, Number(days)) : null
}
