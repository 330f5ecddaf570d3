import { readCsv } from './readCsv'

import { cellText } from '$api/src/shared/settings/imports/cellText'
import { nameFormulas } from '$api/src/shared/settings/imports/nameFormulas'

export type SpreadsheetSheet = { name: string; rows: string[][] }

/** The sheets of an XLSX or CSV file; a CSV file is one sheet without a name. @throws for files that cannot be read */
export const readSpreadsheet = async (
  file: File
): Promise<SpreadsheetSheet[]> => {
  if (/\.xlsx$/i.test(file.name)) {
    // The build without web workers, which our content security policy does not allow.
    const { default: readXlsxFile } = await import('read-excel-file/universal')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const named = nameFormulas(bytes, await import('fflate'))
    const sheets = await readXlsxFile(new Uint8Array(named).buffer)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(cellText)),
    }))
  }
  return [{ name: '', rows: await readCsv(file) }]
}
