// Finds the table in a platform's export: banks put their name, the account and the period above the headings.
import { guessColumns, missingColumns } from './statementColumns'

export type StatementTable = { headers: string[]; rows: string[][] }

/** At most this many rows may precede the headings. */
const PREAMBLE_ROWS = 30

const filled = (row: readonly string[]) =>
  row.filter((cell) => cell.trim() !== '')

/** Whether a row names what each line needs; `isFull` asks for the reference, too, which not all statements have. */
const isHeading = (row: readonly string[], isFull: boolean) => {
  const columns = guessColumns(filled(row))
  return missingColumns(columns).length === 0 && !(isFull && !columns.reference)
}

/** The columns of a row below headings that span several of them: 'Debit' and 'Credit' below 'Amount'. */
const below = (spanning: readonly string[], row: readonly string[]) => {
  let above = ''
  return Array.from(
    { length: Math.max(spanning.length, row.length) },
    (_, index) => {
      const [top, own] = [spanning, row].map((cells) =>
        (cells[index] ?? '').trim()
      )
      above = top || (own && above)
      return [above, own].filter(Boolean).join(' ')
    }
  )
}

/** The headings that begin in a row, and their number of rows. */
const headingsAt = (rows: readonly (readonly string[])[], at: number) => {
  const row = rows[at]
  const next = rows.at(at + 1) ?? []
  const isSecond =
    next.every((cell) => !/\d/.test(cell)) && !guessColumns(next).paidOn
  const joined = isSecond ? below(row, next) : []
  const { credit, debit } = guessColumns(filled(joined))
  const alone = guessColumns(filled(row))
  return credit && debit && !(alone.credit && alone.debit)
    ? { names: joined, height: 2 }
    : { names: row, height: 1 }
}

/** Makes headings unique, since two columns may have the same name. */
const uniqueNames = (row: readonly string[]) => {
  const seen = new Map<string, number>()
  return row.map((cell, index) => {
    const name = cell.trim() || `#${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/**
 * Headings and rows of a sheet. The headings are the first row, or two rows, that look like headings, with those of
 * references first, otherwise the row with the most cells. Empty rows are left out.
 */
export const statementTable = (
  sheet: readonly (readonly string[])[]
): StatementTable => {
  const rows = sheet.filter((row) => filled(row).length > 0)
  const top = rows
    .slice(0, PREAMBLE_ROWS)
    .map((_, index) => headingsAt(rows, index))
  const widest = Math.max(0, ...top.map(({ names }) => filled(names).length))
  const at = [
    top.findIndex(({ names }) => isHeading(names, true)),
    top.findIndex(({ names }) => isHeading(names, false)),
    top.findIndex(({ names }) => filled(names).length === widest),
  ].find((index) => index >= 0)
  if (at === undefined) return { headers: [], rows: [] }
  const headers = uniqueNames(top[at].names)
  return {
    headers,
    rows: rows
      .slice(at + top[at].height)
      .map((row) => headers.map((_, index) => row[index] ?? '')),
  }
}
