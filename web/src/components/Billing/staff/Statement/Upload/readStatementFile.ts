import { readCsv } from 'src/lib/files/readCsv'

import {
  statementTable,
  type StatementTable,
} from '$api/src/shared/billing/reconciling/statementTable'
import { cellText } from '$api/src/shared/settings/imports/cellText'
import { nameFormulas } from '$api/src/shared/settings/imports/nameFormulas'

const ISO_SECONDS = 19

const asText = (cell: unknown) =>
  cell instanceof Date
    ? cell.toISOString().slice(0, ISO_SECONDS).replace('T', ' ')
    : cellText(cell)

const sheetOf = async (file: File): Promise<string[][]> => {
  if (/\.xlsx$/i.test(file.name)) {
    // The build without web workers, which our content security policy does not allow.
    const { readSheet } = await import('read-excel-file/universal')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const named = nameFormulas(bytes, await import('fflate'))
    const rows = await readSheet(new Uint8Array(named).buffer)
    return rows.map((row) => row.map(asText))
  }
  return readCsv(file)
}

/** The rows of a CSV or XLSX file under their headings. @throws for other files */
export const readStatementFile = async (file: File): Promise<StatementTable> =>
  statementTable(await sheetOf(file))
