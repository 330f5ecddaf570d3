import fs from 'node:fs'

import { cellText } from 'src/shared/settings/imports/cellText'
import { csvOf, requireClosedQuotes } from 'src/shared/settings/imports/csv'
import { nameFormulas } from 'src/shared/settings/imports/nameFormulas'
import { cutText } from 'src/shared/text/cutText'
import { decodeText } from 'src/shared/text/decodeText'

import { isSafeWorkbook, type WorkbookLimits } from '../content/workbook'

export type Sheet = { name: string; rows: string[][] }

export type Asked = { file: string; extension: string; limits: WorkbookLimits }

/** The most lines of a spreadsheet program. */
const MOST_LINES = 1_048_576

/** The most characters of a cell of a spreadsheet program. */
const MOST_CELL_CHARACTERS = 32_767

/**
 * A row without the blank cells at its end. Each cell keeps as much as a spreadsheet program stores, so that what is done
 * with rows takes no longer than for a file of such a program. @throws for more columns than the limit
 */
const boundedRow = (cells: readonly string[], columns: number) => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last >= columns) throw new Error('The sheet is too large.')
  return cells
    .slice(0, last + 1)
    .map((cell) => cutText(cell, MOST_CELL_CHARACTERS))
}

const charactersOf = (sheets: readonly Sheet[]) =>
  sheets
    .flatMap(({ rows }) => rows.flat())
    .reduce((sum, { length }) => sum + length, 0)

/**
 * Cells share a text that a workbook has once, and become copies of it on the way to another thread: a file of 90 kB
 * filled the memory of the server. @throws for more text than the XML of a workbook may have
 */
const requireBoundedText = (sheets: Sheet[], { bytes }: WorkbookLimits) => {
  if (charactersOf(sheets) > bytes) throw new Error('The sheet is too large.')
  return sheets
}

const readXlsx = async (
  bytes: Buffer,
  limits: WorkbookLimits
): Promise<Sheet[]> => {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const named = nameFormulas(new Uint8Array(bytes), await import('fflate'))
  const sheets = await readXlsxFile(new Uint8Array(named).buffer)
  return requireBoundedText(
    sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => boundedRow(row.map(cellText), limits.columns)),
    })),
    limits
  )
}

const readCsv = async (
  bytes: Buffer,
  { rows, columns }: WorkbookLimits
): Promise<Sheet[]> => {
  const { default: papaparse } = await import('papaparse')
  const sheet: string[][] = []
  let filled = 0
  // Blank rows at the end are not kept; those between others keep the numbers of the lines.
  let blank = 0
  const { text, delimiter } = csvOf(papaparse, decodeText(bytes))
  papaparse.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors }, parser) => {
      requireClosedQuotes(errors)
      const row = boundedRow(data, columns)
      if (row.length === 0) return void blank++
      if (sheet.length + blank > MOST_LINES)
        throw new Error('The sheet is too large.')
      while (blank > 0) {
        sheet.push([])
        blank--
      }
      sheet.push(row)
      // One row more than the limit, so that the caller sees a file that is too long.
      if (++filled > rows) parser.abort()
    },
  })
  return [{ name: '', rows: sheet }]
}

/** Reads the sheets of a file; a CSV file is one sheet. @throws if it cannot be read, or is beyond the limits */
export const parseSpreadsheet = async ({ file, extension, limits }: Asked) => {
  const isXlsx = extension !== 'csv'
  if (isXlsx && !(await isSafeWorkbook(file, limits)))
    throw new Error('The sheet is too large.')
  const bytes = await fs.promises.readFile(file)
  return isXlsx ? readXlsx(bytes, limits) : readCsv(bytes, limits)
}
