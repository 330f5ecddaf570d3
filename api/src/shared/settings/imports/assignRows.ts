// Reads the rows of a file under the columns of its template. No heading is ignored: one that is not recognised has to be
// assigned or left out by hand, and the nearest column is proposed.
import { nearestColumn, plain, recognise, type Assigned } from './headings'
import {
  importSheets,
  sheetsInOrder,
  type ImportKind,
  type ImportSheet,
} from './templates'

/** The template's sheet that a sheet of a file is: by its name; the only sheet of a file by its headings. */
export const sheetFor = (
  kind: ImportKind,
  name: string,
  headings: readonly string[],
  isOnly: boolean
): ImportSheet | null => {
  const named = importSheets[kind].find(
    (sheet) => plain(sheet.name) === plain(name)
  )
  if (named || !isOnly) return named ?? null
  const fitting = importSheets[kind].map((sheet) => {
    const found = recognise(headings, sheet).filter(Boolean)
    const hits = found.length
    // Among sheets that fit alike, rows have the ID of their own: a file of courses without authors fits units, too.
    const isOwn = found.includes(sheet.columns[0].key)
    return { sheet, hits, share: hits / sheet.columns.length, isOwn }
  })
  const best = [...fitting].sort(
    (a, b) =>
      b.share - a.share || Number(b.isOwn) - Number(a.isOwn) || b.hits - a.hits
  )[0]
  return best.hits > 0 ? best.sheet : sheetsInOrder(kind)[0]
}

export type FileSheet = {
  name: string
  /** The headings are in the row that `headingsAt` finds. */
  rows: readonly (readonly string[])[]
  /** The template's sheet, '' to leave it out; absent to recognise it. */
  to?: string
  /** The meaning of each heading, as far as somebody has decided. */
  columns?: readonly Assigned[]
}

/** At most this many rows, such as a title and a date, may be above the headings. */
const PREAMBLE_ROWS = 20

const isBlank = (row: readonly string[]) => row.every((cell) => !cell.trim())

/** The place of the headings: the row with the most of a template, otherwise the first that is not blank. */
export const headingsAt = (kind: ImportKind, rows: FileSheet['rows']) => {
  const top = rows.slice(0, PREAMBLE_ROWS)
  const known = top.map((row) =>
    Math.max(
      ...importSheets[kind].map(
        (sheet) => recognise(row, sheet).filter(Boolean).length
      )
    )
  )
  const most = Math.max(0, ...known)
  const at = most ? known.indexOf(most) : top.findIndex((row) => !isBlank(row))
  return Math.max(0, at)
}

export type UnknownHeading = {
  sheet: string
  heading: string
  /** The heading of the nearest column. */
  nearest: string | null
}

export type AssignedRow = {
  sheet: string
  line: number
  cells: Record<string, string>
}

/** Headings such as 'Birth Date (dd/mm/yyyy)'. */
const DAY_FIRST = /\bd{1,2}\s*[/.-]\s*m{1,2}\b/i

/** The templates' order of a date: '20/11/2026' → '11/20/2026'. */
const monthFirst = (cell: string) =>
  cell.replace(/^(\s*)(\d{1,2})[/.-](\d{1,2})[/.-](?=\d{4}\b)/, '$1$3/$2/')

/** The filled rows below the headings, each with its line in the file. */
export const rowsBelow = (
  kind: ImportKind,
  rows: FileSheet['rows'],
  at = headingsAt(kind, rows)
) => {
  const first = at + 1
  return rows
    .slice(first)
    .map((row, index) => ({ row, line: first + index + 1 }))
    .filter(({ row }) => !isBlank(row))
}

/**
 * The headings of a sheet with what they mean. A column without a heading has the name '#5' if a row has a value in it: an
 * unquoted comma, as in 'Cruz, Jr.', moves cells beyond the headings.
 */
export const readHeadings = (
  kind: ImportKind,
  rows: FileSheet['rows'],
  sheet: ImportSheet | undefined,
  at = headingsAt(kind, rows),
  below = rowsBelow(kind, rows, at)
) => {
  const written = rows[at]
  const width = below.reduce(
    (most, { row }) => Math.max(most, row.length),
    written.length
  )
  const headings = Array.from({ length: width }, (_, index) => {
    const heading = written[index] ?? ''
    const isFilled = () => below.some(({ row }) => row[index]?.trim())
    return heading.trim() || !isFilled() ? heading : `#${index + 1}`
  })
  return { headings, found: sheet ? recognise(headings, sheet) : [] }
}

/** Whether somebody assigned a column twice. */
const isTwice = (columns: readonly Assigned[], index: number) =>
  !!columns[index] && columns.indexOf(columns[index]) < index

/**
 * Reads the rows of a file under the columns of its template. `unknown` names the sheets and headings about which nobody
 * has decided; the rows are complete only if there are none. Empty rows are left out.
 */
export const assignRows = (kind: ImportKind, sheets: readonly FileSheet[]) => {
  const unknown: UnknownHeading[] = []
  const rows: AssignedRow[] = []
  const filled = sheets
    .map((file) => {
      const at = headingsAt(kind, file.rows)
      return { file, at, below: rowsBelow(kind, file.rows, at) }
    })
    .filter(({ below }) => below.length > 0)
  for (const { file, at, below } of filled) {
    if (file.to === '') continue
    const written = file.rows[at]
    const sheet =
      importSheets[kind].find(({ name }) => name === file.to) ??
      sheetFor(kind, file.name, written, filled.length === 1)
    if (!sheet) {
      unknown.push({ sheet: file.name, heading: '', nearest: null })
      continue
    }
    const { headings, found } = readHeadings(kind, file.rows, sheet, at, below)
    const columns = headings.map((_, index) => {
      const chosen = file.columns?.[index]
      const isColumn =
        chosen === '' || sheet.columns.some(({ key }) => key === chosen)
      return isColumn ? (chosen as string) : found[index]
    })
    columns.forEach((column, index) => {
      if (column === null || isTwice(columns, index))
        unknown.push({
          sheet: file.name,
          heading: headings[index],
          nearest: nearestColumn(headings[index], sheet)?.heading ?? null,
        })
    })
    const areDaysFirst = headings.map((heading) => DAY_FIRST.test(heading))
    for (const { row, line } of below) {
      const cells: Record<string, string> = {}
      columns.forEach((column, index) => {
        const cell = row[index] ?? ''
        if (column && cell.trim())
          cells[column] = areDaysFirst[index] ? monthFirst(cell) : cell
      })
      rows.push({ sheet: sheet.name, line, cells })
    }
  }
  return { rows, unknown }
}
