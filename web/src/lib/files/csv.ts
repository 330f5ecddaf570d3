import { isDay, manilaStamp } from '$api/src/shared/manilaTime'
import { csvText } from '$api/src/shared/text/formula'

export type CsvValue = string | number | boolean | null | undefined

/** Excel recognizes UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\ufeff'

export const toCsv = (titles: string[], rows: CsvValue[][]) =>
  BYTE_ORDER_MARK + [titles, ...rows].map(toLine).join('\r\n') + '\r\n'

const toLine = (values: CsvValue[]) => values.map(toCell).join(',')

const toCell = (value: CsvValue) => {
  if (typeof value === 'number') return String(value)
  const text = csvText(String(value ?? ''))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A moment as files show it: a day unchanged, an instant as Manila's day and time. */
export const csvTime = (value: string | null | undefined): CsvValue =>
  value && !isDay(value) ? manilaStamp(new Date(value)) : value

export const download = (fileName: string, text: string) =>
  downloadBlob(fileName, new Blob([text], { type: 'text/csv' }))

export const downloadBlob = (fileName: string, blob: Blob) => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
