import fs from 'node:fs'

import { cellText } from 'src/shared/settings/imports/cellText'
import { csvOf, requireClosedQuotes } from 'src/shared/settings/imports/csv'
import { nameFormulas } from 'src/shared/settings/imports/nameFormulas'
import { decodeText } from 'src/shared/text/decodeText'

import { isSafeWorkbook, type WorkbookLimits } from '../content/workbook'

export type Sheet = { name: string; rows: string[][] }

export type Asked = { file: string; extension: string; limits: WorkbookLimits }

/** The most lines of a spreadsheet program. */
const MOST_LINES = 1_048_576

const readXlsx = async (bytes: Buffer): Promise<Sheet[]> => {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const named = nameFormulas(new Uint8Array(bytes), await import('fflate'))
  const sheets = await readXlsxFile(new Uint8Array(named).buffer)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }))
}

const readCsv = async (bytes: Buffer, rows: number): Promise<Sheet[]> => {
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
      if (data.every((cell) => cell.trim() === '')) return void blank++
      if (sheet.length + blank > MOST_LINES)
        throw new Error('The sheet is too large.')
      while (blank > 0) {
        sheet.push([])
        blank--
      }
      sheet.push(data)
      // One row more than the limit, so that the caller sees a file that is too long.
      if (++filled > rows) parser.abort()
    },
  })
  return [{ name: '', rows: sheet }]
}

/** Reads the sheets of a file; a CSV file is one sheet. @throws if it cannot be read, or is an XLSX file beyond the limits */
export const parseSpreadsheet = async ({ file, extension, limits }: Asked) => {
  const isXlsx = extension !== 'csv'
  if (isXlsx && !(await isSafeWorkbook(file, limits)))
    throw new Error('The sheet is too large.')
  const bytes = await fs.promises.readFile(file)
  return isXlsx ? readXlsx(bytes) : readCsv(bytes, limits.rows)
}
