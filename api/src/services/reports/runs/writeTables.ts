import { csvText, escapeFormula } from 'src/shared/text/formula'

import type { Cell, Table } from './reportTables'

/** Excel recognizes UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\ufeff'

const plain = (cell: Cell) => (typeof cell === 'object' ? cell.pesos : cell)

const escaped = (cell: Cell) => {
  const value = plain(cell)
  return typeof value === 'number' ? value : csvText(value)
}

/** The numbers over time, or those of the period if none has a course. A CSV file is one table. */
export const toCsvFile = async (tables: Table[]) => {
  const { default: papaparse } = await import('papaparse')
  const steps = tables.find(({ kind }) => kind === 'steps')
  const { rows } = steps ?? tables[0]
  return Buffer.from(
    BYTE_ORDER_MARK +
      papaparse.unparse(
        rows.map((row) => row.map(escaped)),
        { newline: '\r\n' }
      ) +
      '\r\n'
  )
}

const spreadsheetCell = (cell: Cell, isHeading: boolean) => {
  if (cell === '') return null
  if (typeof cell === 'object')
    return { type: Number, value: cell.pesos, format: '"₱"#,##0.00' }
  if (typeof cell === 'number')
    return {
      type: Number,
      value: cell,
      format: Number.isInteger(cell) ? '0' : '#,##0.00',
    }
  // A text is never run as a formula, but it may be once the sheet is saved as CSV.
  return {
    type: String,
    value: escapeFormula(cell),
    ...(isHeading && { fontWeight: 'bold' as const }),
  }
}

const MOST_CHARACTERS = 48

const widthsOf = ([heading, ...rows]: Cell[][]) =>
  heading.map((_, index) => ({
    width: Math.min(
      MOST_CHARACTERS,
      Math.max(
        ...[heading, ...rows].map(
          (row) => String(plain(row[index] ?? '')).length + 2
        )
      )
    ),
  }))

/** A workbook with a sheet for each table. */
export const toXlsxFile = async (tables: Table[]) => {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    tables.map(({ name, rows }) => ({
      sheet: name,
      columns: widthsOf(rows),
      stickyRowsCount: 1,
      data: rows.map((row, index) =>
        row.map((cell) => spreadsheetCell(cell, index === 0))
      ),
    }))
  ).toBuffer()
}
