// Parses the cells of a platform's export. An unreadable cell is null, never a guess.
import type { Day } from '../../manilaTime'
import { MAX_CENTAVOS, toCentavos, toPesos } from '../../money'
import { dayFrom, fullYear, namedDay, serialDay } from '../../text/days'
import { unwrapText } from '../../text/formula'
import { plainMarks } from '../../text/plainMarks'

import { zonedDay } from './statementZone'

/** A cell as people read it. */
export const textOf = (cell: string) =>
  unwrapText(plainMarks(cell).trim()).replace(/^'/, '')

/** A spreadsheet's sums of pesos are off by less than this. */
const BINARY_ERROR = 1e-6

/** Some programs separate thousands by dots: '25.000' may be 25 pesos or 25,000. */
const DOTTED_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Centavos, negative for outgoing money: accepts '₱1,234.50', 'P 1,234.50', 'PHP 1,234.5', 'Php. 1,234.50', '.75',
 * '1,234.5000', '1,234.50 pesos', '(1,234.50)', '-50', '−50', '50.00 CR', '50.00 DR', '50.00C', '50.00D' and '50.00
 * credit'; refuses '1.234,50' and '25.000', which are ambiguous.
 */
export const readAmount = (cell: string): number | null => {
  const text = textOf(cell)
    .replace(/php\.(?=\s)/gi, '')
    .replace(/[\s₱+]/g, '')
    .replace(/php|pesos?|p(?=[\d.])/gi, '')
    .replace(/\(([a-z]+)\)$/i, '$1')
  const [, before = '', number = '', after = ''] =
    /^(?:(credit|debit|cr|dr)\.?)?(.*?)(?:(credit|debit|cr?|dr?)\.?)?$/i.exec(
      text
    ) ?? []
  const isDebit = [before, after].some((word) => /^d/i.test(word))
  const isNegative = isDebit || /^\(.*\)$|^-|-$/.test(number)
  const digits = number.replace(/[()-]/g, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(digits) || !digits) return null
  if (DOTTED_THOUSANDS.test(digits)) return null
  const pesos = Number(digits.replaceAll(',', ''))
  if (pesos > toPesos(MAX_CENTAVOS)) return null
  const centavos = toCentavos(pesos)
  if (Math.abs(toPesos(centavos) - pesos) > BINARY_ERROR) return null
  return isNegative ? -centavos : centavos
}

/** A number holds this many digits; a spreadsheet program writes zeros for the rest. */
const ROUNDED = /^\d(\.\d+)?e\+?\d+$|^\d{15}0+$/i

/** Whether a spreadsheet program has rounded a reference: '1.23457E+12' and '12345678901234500'. */
export const isRounded = (reference: string) =>
  ROUNDED.test(textOf(reference).replace(/[\s,]/g, ''))

/** A reference as far as the file tells it: a rounded one may be that of many transfers. */
export const readReference = (cell: string) => (isRounded(cell) ? '' : cell)

/** Whether the month or the day comes first in 11/12/2026; the whole column decides. */
export type DateOrder = 'MDY' | 'DMY'

/** A year of two digits is read between slashes and dots only: 26-11-20 may begin or end with it. */
const NUMERIC = [
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/,
  /^(\d{1,2})[/.](\d{1,2})[/.](\d{2})\b/,
]

/** 'Mar.' is March, so that Martes has no short form. */
const WEEKDAY =
  /^(?:(?:sun|mon|tue|wed|thu|fri|sat|lin|lun|miy|huw|biy|sab)[a-z]*|martes)\.?,? +/i

/** The text of a cell with a day. Some programs pad single digits with spaces: 'Nov  5, 2026', '11/ 5/2026'. */
const dayText = (cell: string) =>
  textOf(cell)
    .replace(/\s+/g, ' ')
    .replace(/([/.-]) (?=\d)/g, '$1')
    .replace(WEEKDAY, '')

const numericParts = (cell: string) => {
  const parts = NUMERIC.map((pattern) => pattern.exec(cell)).find(Boolean)
  if (!parts) return null
  const [, first, second, year] = parts
  return { first, second, year: fullYear(year) }
}

/**
 * The day comes first if some row allows nothing else, or if only so no day is later than today; otherwise the month, as in
 * the Philippines.
 */
export const dateOrderOf = (
  cells: readonly string[],
  today: Day
): DateOrder => {
  const isPossible = (order: DateOrder) =>
    cells.every((cell) => {
      if (!numericParts(dayText(cell))) return true
      const day = readDay(cell, order)
      return day !== null && day <= today
    })
  const isFirst = cells.some(
    (cell) => Number(numericParts(dayText(cell))?.first) > 12
  )
  return isFirst || (!isPossible('MDY') && isPossible('DMY')) ? 'DMY' : 'MDY'
}

const YEAR_FIRST = [
  /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/,
  /^(\d{4})()(\d\d)(\d\d)(\d{4}|\d{6})?(?!\d)/,
]

/** A longer cell has no time. */
const MOST_CHARACTERS = 60

/** A day with a time and its zone: '2026-11-20T17:30:00Z', '11/20/2026 5:30 PM (UTC)', '20 Nov 2026 17:30:00 GMT+8'. */
const ZONED =
  /^(.*?\d)(?:T|,? )(\d{1,2}):(\d\d)(?::\d\d(?:[.,]\d+)?)? ?(?:([ap])\.?m\.?)? ?\(?((?:utc|gmt)?[+-]\d{1,2}(?::?\d\d)?|[a-z]+(?:\/[a-z_]+)*)\)?$/i

/** 24 hours for 12: '5' with 'P' is '17'. */
const hourOf = (hour: string, half: string | undefined) =>
  half
    ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hour)

const plainDay = (text: string, order: DateOrder): Day | null => {
  const serial = serialDay(text)
  if (serial) return serial
  const yearFirst = YEAR_FIRST.map((pattern) => pattern.exec(text)).find(
    Boolean
  )
  if (yearFirst)
    return dayFrom(yearFirst[1], Number(yearFirst[3]), yearFirst[4])
  const numeric = numericParts(text)
  if (numeric) {
    const { first, second, year } = numeric
    return order === 'MDY'
      ? dayFrom(year, Number(first), second)
      : dayFrom(year, Number(second), first)
  }
  return namedDay(text)
}

/**
 * '2026-11-20 08:05', '2026/11/20', '20261120', '11/20/2026', '20 Nov 2026', '20/Nov/2026' and '20 Nobyembre 2026', 'Fri, Nov 20, 2026' and a spreadsheet's
 * '46346' are 20 November 2026. A time with its zone is of its day in Manila: '2026-11-20T17:30:00Z' is of 21 November.
 *
 * @param isPacific whether PST is the time of California, as PayPal writes it
 */
export const readDay = (
  cell: string,
  order: DateOrder,
  isPacific = false
): Day | null => {
  const text = dayText(cell)
  const [, date, hour, minute, half, zone] =
    (text.length <= MOST_CHARACTERS && ZONED.exec(text)) || []
  const day = plainDay(date ?? text, order)
  if (!day || !zone) return day
  const hours = hourOf(hour, half)
  return hours < 24 && Number(minute) < 60
    ? zonedDay(
        day,
        `${String(hours).padStart(2, '0')}:${minute}`,
        zone,
        isPacific
      )
    : null
}
