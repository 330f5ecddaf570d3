import type { FileSheet } from './assignRows'
import type { Assigned } from './headings'
import { IMPORT_COLUMNS, IMPORT_LINES, IMPORT_ROWS } from './templates'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) =>
  value === null || value === undefined || typeof value === 'object'
    ? ''
    : String(value)

const isFilled = (row: unknown) =>
  Object.values(row ?? {}).some((cell) => textOf(cell).trim() !== '')

const linesOf = (sheets: readonly unknown[]) =>
  sheets
    .map((sheet) =>
      isRecord(sheet) && Array.isArray(sheet.rows) ? sheet.rows.length : 0
    )
    .reduce((sum, count) => sum + count, 0)

/** Rows as lists of cells under a row of headings; rows as records get the headings that occur. */
const rowsOf = (rows: unknown[]): string[][] | null => {
  if (rows.filter(isFilled).length > IMPORT_ROWS + 1) return null
  if (rows.every(Array.isArray))
    return rows.some((row) => (row as unknown[]).length > IMPORT_COLUMNS)
      ? null
      : rows.map((row) => (row as unknown[]).map(textOf))
  if (!rows.every(isRecord)) return null
  const headings = new Set<string>()
  for (const row of rows) {
    for (const key of Object.keys(row)) headings.add(key)
    if (headings.size > IMPORT_COLUMNS) return null
  }
  // A blank record takes three characters of a body, and gets no cells.
  return [
    [...headings],
    ...rows.map((row) =>
      isFilled(row) ? [...headings].map((key) => textOf(row[key])) : []
    ),
  ]
}

const columnsOf = (columns: unknown): Assigned[] | undefined =>
  Array.isArray(columns)
    ? columns.map((column) => (typeof column === 'string' ? column : null))
    : undefined

const sheetOf = (sheet: unknown): FileSheet | null => {
  if (!isRecord(sheet) || !Array.isArray(sheet.rows)) return null
  const rows = rowsOf(sheet.rows)
  return (
    rows && {
      name: textOf(sheet.name),
      rows,
      columns: columnsOf(sheet.columns),
      ...(typeof sheet.to === 'string' && { to: sheet.to }),
    }
  )
}

/**
 * The sheets of a JSON body: `{sheets: [{name, rows, to, columns}]}`, or `{rows}` for a single sheet. Rows are lists of
 * cells whose first row has the headings, or records by heading. Null for anything else, and for more lines, rows or columns
 * than an import takes.
 */
export const sheetsOfBody = (body: unknown): FileSheet[] | null => {
  if (!isRecord(body)) return null
  const given = Array.isArray(body.sheets)
    ? body.sheets
    : Array.isArray(body.rows)
      ? [{ name: '', rows: body.rows }]
      : []
  if (linesOf(given) > IMPORT_LINES) return null
  const sheets = given.map(sheetOf)
  return sheets.length > 0 && sheets.every((sheet) => sheet !== null)
    ? (sheets as FileSheet[])
    : null
}
