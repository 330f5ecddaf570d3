import fs from 'node:fs'

import { cellText } from 'src/shared/settings/imports/cellText'

type Sheet = { name: string; rows: string[][] }

const readXlsx = async (bytes: Buffer): Promise<Sheet[]> => {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const sheets = await readXlsxFile(new Uint8Array(bytes).buffer)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }))
}

const readCsv = async (bytes: Buffer, name: string): Promise<Sheet[]> => {
  const { default: papaparse } = await import('papaparse')
  const { data } = papaparse.parse<string[]>(
    bytes.toString('utf8').replace(/^\ufeff/, '')
  )
  return [{ name, rows: data }]
}

/** The sheets of a checked XLSX or CSV file; a CSV file is one sheet. @throws if it cannot be read */
export const readSpreadsheet = async (file: string, extension: string) => {
  const bytes = await fs.promises.readFile(file)
  return extension === 'csv' ? readCsv(bytes, '') : readXlsx(bytes)
}
