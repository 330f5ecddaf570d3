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
 * Headings and rows of a sheet. The headings are the first row that looks like headings, with those of references
 * first, otherwise the row with the most cells. Empty rows are left out.
 */
export const statementTable = (
  sheet: readonly (readonly string[])[]
): StatementTable => {
  const rows = sheet.filter((row) => filled(row).length > 0)
  const top = rows.slice(0, PREAMBLE_ROWS)
  const widest = Math.max(0, ...top.map((row) => filled(row).length))
  const at = [
    top.findIndex((row) => isHeading(row, true)),
    top.findIndex((row) => isHeading(row, false)),
    top.findIndex((row) => filled(row).length === widest),
  ].find((index) => index >= 0)
  if (at === undefined) return { headers: [], rows: [] }
  const headers = uniqueNames(rows[at])
  return {
    headers,
    rows: rows
      .slice(at + 1)
      .map((row) => headers.map((_, index) => row[index] ?? '')),
  }
}
