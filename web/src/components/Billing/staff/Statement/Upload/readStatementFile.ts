import { readCsv } from 'src/lib/files/readCsv'

import {
  statementTable,
  type StatementTable,
} from '$api/src/shared/billing/reconciling/statementTable'

const ISO_SECONDS = 19

const asText = (cell: unknown) => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return cell.toISOString().slice(0, ISO_SECONDS).replace('T', ' ')
  return String(cell)
}

const sheetOf = async (file: File): Promise<string[][]> => {
  if (/\.xlsx$/i.test(file.name)) {
    // The build without web workers, which our content security policy does not allow.
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(file)
    return rows.map((row) => row.map(asText))
  }
  return readCsv(file)
}

/** The rows of a CSV or XLSX file under their headings. @throws for other files */
export const readStatementFile = async (file: File): Promise<StatementTable> =>
  statementTable(await sheetOf(file))
