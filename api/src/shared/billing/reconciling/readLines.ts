// Reads the rows of a platform's export as transfers. Rows that are not readable as transfers are marked.
import { normalizeReference, type PlatformKey } from '../platforms'

import type { StatementColumns } from './statementColumns'
import { dateOrderOf, readAmount, readDay } from './statementValues'

export type ReadLine = {
  /** The row's number in the file; the first row below the headings is 1. */
  row: number
  raw: Record<string, string>
  paidOn: string | null
  amountCentavos: number | null
  referenceNo: string
  referenceKey: string | null
  payerName: string
  /** Only MONEY_IN is matched; UNREADABLE rows are reported. */
  kind: 'MONEY_IN' | 'MONEY_OUT' | 'UNREADABLE'
}

type Table = {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
}

const amountOf = (raw: Record<string, string>, columns: StatementColumns) => {
  if (columns.amount) return readAmount(raw[columns.amount] ?? '')
  const credit = readAmount(raw[columns.credit] ?? '')
  if (credit) return credit
  const debit = readAmount(raw[columns.debit] ?? '')
  return debit ? -Math.abs(debit) : credit
}

export const readLines = (
  { headers, rows }: Table,
  columns: StatementColumns,
  platform: PlatformKey
): ReadLine[] => {
  const raws = rows.map((row) =>
    Object.fromEntries(
      headers.map((header, index) => [header, (row[index] ?? '').trim()])
    )
  )
  const order = dateOrderOf(raws.map((raw) => raw[columns.paidOn] ?? ''))
  return raws.map((raw, index) => {
    const amountCentavos = amountOf(raw, columns)
    const paidOn = readDay(raw[columns.paidOn] ?? '', order)
    const referenceNo = raw[columns.reference] ?? ''
    const isReadable = amountCentavos !== null && paidOn !== null
    return {
      row: index + 1,
      raw,
      paidOn,
      amountCentavos,
      referenceNo,
      referenceKey: normalizeReference(platform, referenceNo),
      payerName: raw[columns.payerName] ?? '',
      kind: !isReadable
        ? 'UNREADABLE'
        : amountCentavos > 0
          ? 'MONEY_IN'
          : 'MONEY_OUT',
    }
  })
}
