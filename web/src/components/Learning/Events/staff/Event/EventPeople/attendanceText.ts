import { readSpreadsheet } from 'src/lib/files/readSpreadsheet'
import { readText } from 'src/lib/files/readText'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The zeros of a file in binary form. */
const BINARY = /\0/

/** The text of a file of people; a workbook's rows have their cells between tabs. @throws for files that cannot be read */
export const attendanceText = async (file: File) => {
  if (/\.xlsx$/i.test(file.name)) {
    const sheets = await readSpreadsheet(file)
    return sheets
      .flatMap(({ rows }) => rows)
      .map((cells) => cells.map(quoted).join('\t'))
      .join('\n')
  }
  const text = await readText(file)
  if (BINARY.test(text)) throw new Error('This is no text.')
  return text
}
