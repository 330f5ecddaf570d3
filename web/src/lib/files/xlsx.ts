import { downloadBlob, type CsvValue } from './csv'

// Cells of type text are never run as formulas, so nothing needs escaping.
const cellOf = (value: CsvValue) => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number'
    ? {
        type: Number,
        value,
        format: Number.isInteger(value) ? '0' : '#,##0.00',
      }
    : { type: String, value: String(value) }
}

/** Downloads a spreadsheet. The library for it loads with the first export. */
export const downloadXlsx = async (
  fileName: string,
  titles: string[],
  rows: CsvValue[][]
) => {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const header = titles.map((value) => ({
    type: String,
    value,
    fontWeight: 'bold' as const,
  }))
  const sheet = [header, ...rows.map((row) => row.map(cellOf))]
  downloadBlob(fileName, await writeExcelFile(sheet).toBlob())
}

/** Downloads a workbook of sheets whose first rows are headings. All cells are texts, which are never run. */
export const downloadWorkbook = async (
  fileName: string,
  sheets: readonly { name: string; rows: readonly (readonly string[])[] }[]
) => {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const file = writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) =>
        row.map((value) =>
          value
            ? {
                type: String,
                value,
                ...(index === 0 && { fontWeight: 'bold' as const }),
              }
            : null
        )
      ),
    }))
  )
  downloadBlob(fileName, await file.toBlob())
}
