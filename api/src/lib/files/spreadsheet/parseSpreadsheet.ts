import fs from 'node:fs'

import { cellText } from 'src/shared/settings/imports/cellText'
import { nameFormulas } from 'src/shared/settings/imports/nameFormulas'
import { decodeText } from 'src/shared/text/decodeText'

import { isSafeWorkbook, type WorkbookLimits } from '../content/workbook'

export type Sheet = { name: string; rows: string[][] }

export type Asked = { file: string; extension: string; limits: WorkbookLimits }

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
  // One row more than the limit, so that the caller sees a file that is too long.
  const { data } = papaparse.parse<string[]>(decodeText(bytes), {
    preview: rows + 1,
  })
  return [{ name: '', rows: data }]
}

/** Reads the sheets of a file; a CSV file is one sheet. @throws if it cannot be read, or is an XLSX file beyond the limits */
export const parseSpreadsheet = async ({ file, extension, limits }: Asked) => {
  const isXlsx = extension !== 'csv'
  if (isXlsx && !(await isSafeWorkbook(file, limits)))
    throw new Error('The sheet is too large.')
  const bytes = await fs.promises.readFile(file)
  return isXlsx ? readXlsx(bytes) : readCsv(bytes, limits.rows)
}
