import { downloadBlob, type CsvValue } from './csv'

import { cutText } from '$api/src/shared/text/cutText'

const PESOS = '"₱"#,##0.00'
const CENTAVOS = 100
const CHARACTERS = { least: 8, most: 48 }

/** Excel takes at most 31 characters of a sheet's name, none of these signs, and no apostrophe at its ends. */
const sheetName = (title: string) =>
  cutText(title.replace(/[[\]:*?/\\]/g, ' '), 31).replace(/^'+|(?<!')'+$/g, ' ')

const bold = (value: string) => ({
  type: String,
  value,
  fontWeight: 'bold' as const,
})

const amount = (value: number, format: string) => ({
  type: Number,
  value,
  format,
})

// Cells of type text are never run as formulas, so nothing needs escaping.
const cellOf = (value: CsvValue, isMoney: boolean) => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'number') return { type: String, value: String(value) }
  if (isMoney) return amount(value, PESOS)
  return amount(value, Number.isInteger(value) ? '0' : '#,##0.00')
}

/** Adds centavos, so that the sum of pesos is exact. */
const sumOf = (values: readonly CsvValue[]) =>
  values.reduce<number>(
    (sum, value) =>
      typeof value === 'number' ? sum + Math.round(value * CENTAVOS) : sum,
    0
  ) / CENTAVOS

const widthOf = (values: readonly CsvValue[]) => ({
  width: Math.min(
    CHARACTERS.most,
    Math.max(
      CHARACTERS.least,
      ...values.map((value) => String(value ?? '').length + 2)
    )
  ),
})

export type SheetOptions = {
  /** The first row, and the name of the sheet; without it, the sheet begins with its headings. */
  title?: string
  /** Rows below the title: the period, the day of the file. */
  notes?: readonly string[]
  /** For each column, whether its numbers are pesos. */
  money?: readonly boolean[]
  /** Ends the sheet with the sums of the money columns. */
  sumLabel?: string
}

/** Downloads a spreadsheet. The library for it loads with the first export. */
export const downloadXlsx = async (
  fileName: string,
  titles: string[],
  rows: CsvValue[][],
  { title, notes = [], money = [], sumLabel }: SheetOptions = {}
) => {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const columns = titles.map((heading, index) => ({
    heading,
    isMoney: money[index] ?? false,
    values: rows.map((row) => row[index]),
  }))
  const head = title
    ? [
        [{ ...bold(title), fontSize: 14 }],
        ...notes.map((value) => [{ type: String, value }]),
        [],
      ]
    : []
  const hasSum = rows.length > 1 && columns.some(({ isMoney }) => isMoney)
  const sums = columns.map(({ isMoney, values }, index) => {
    if (isMoney)
      return { ...amount(sumOf(values), PESOS), fontWeight: 'bold' as const }
    return index === 0 && sumLabel ? bold(sumLabel) : null
  })
  const sheet = [
    ...head,
    titles.map(bold),
    ...rows.map((row) =>
      columns.map(({ isMoney }, index) => cellOf(row[index], isMoney))
    ),
    ...(hasSum && sumLabel ? [sums] : []),
  ]
  const file = writeExcelFile(sheet, {
    columns: columns.map(({ heading, values }) =>
      widthOf([heading, ...values])
    ),
    stickyRowsCount: head.length + 1,
    ...(title && { sheet: sheetName(title) }),
  })
  downloadBlob(fileName, await file.toBlob())
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
