// Reads the rows of a platform's export as transfers. Rows that are not readable as transfers are marked.
import { manilaToday, type Day } from '../../manilaTime'
import { normalizeReference, type PlatformKey } from '../platforms'

import type { StatementColumns } from './statementColumns'
import {
  dateOrderOf,
  readAmount,
  readDay,
  readReference,
  textOf,
} from './statementValues'
import { stateOfRow } from './statementWords'

export type ReadLine = {
  /** The row's number in the file; the first row below the headings is 1. */
  row: number
  raw: Record<string, string>
  paidOn: string | null
  amountCentavos: number | null
  referenceNo: string
  referenceKey: string | null
  payerName: string
  /**
   * Only MONEY_IN is matched; UNREADABLE rows, such as totals, are reported. The money of NO_MONEY failed, went back or has not come yet;
   * whether that of QUESTION came, a person decides.
   */
  kind: 'MONEY_IN' | 'MONEY_OUT' | 'NO_MONEY' | 'QUESTION' | 'UNREADABLE'
}

/** The headings of texts about a transfer. */
const ABOUT =
  /description|particulars|details|remarks|memo|narration|message|note/i

/** The texts of rows that sum up others: 'TOTAL', 'Total credits (12)', 'Beginning balance as of Nov 1'. */
const SUM = new RegExp(
  [
    '^\\W*((grand|sub|page|running)\\W*)?totals?(\\W+(credits?|debits?|deposits?|withdrawals?|amounts?|transactions?|in|out))*',
    '^\\W*((opening|closing|beginning|ending|previous|starting|final|available|current|running)\\W+)?balance(\\W+(brought|carried|forward))*',
  ]
    .map(
      (words) =>
        `${words}(\\W+(as of|at|on|for (the )?(period|month|day|[a-z]{3,9} \\d{4}))\\b.*([\\r\\n][\\W\\d]*)?|[\\W\\d]*)$`
    )
    .join('|'),
  'i'
)

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

const kinds = {
  CAME: 'MONEY_IN',
  WENT_OUT: 'MONEY_OUT',
  DID_NOT_COME: 'NO_MONEY',
  QUESTION: 'QUESTION',
} as const

const kindOf = (
  raw: Record<string, string>,
  { payerName, ...columns }: StatementColumns,
  amountCentavos: number | null,
  paidOn: string | null
): ReadLine['kind'] => {
  if (amountCentavos === null || paidOn === null) return 'UNREADABLE'
  if (amountCentavos <= 0) return 'MONEY_OUT'
  const used = Object.values(columns)
  const others = Object.fromEntries(
    Object.entries(raw).filter(([header]) => !used.includes(header))
  )
  const about = Object.keys(others).filter(
    (header) => header === payerName || ABOUT.test(header)
  )
  if (about.some((header) => SUM.test(others[header]))) return 'UNREADABLE'
  return kinds[stateOfRow(others, about)]
}

export const readLines = (
  { headers, rows }: Table,
  columns: StatementColumns,
  platform: PlatformKey,
  today: Day = manilaToday()
): ReadLine[] => {
  const raws = rows.map((row) =>
    Object.fromEntries(
      headers.map((header, index) => [header, (row[index] ?? '').trim()])
    )
  )
  const order = dateOrderOf(
    raws.map((raw) => raw[columns.paidOn] ?? ''),
    today
  )
  return raws.map((raw, index) => {
    const amountCentavos = amountOf(raw, columns)
    const day = readDay(raw[columns.paidOn] ?? '', order)
    // Money that came has no day of the future.
    const paidOn = day && day <= today ? day : null
    const referenceNo = textOf(raw[columns.reference] ?? '')
    return {
      row: index + 1,
      raw,
      paidOn,
      amountCentavos,
      referenceNo,
      referenceKey: normalizeReference(platform, readReference(referenceNo)),
      payerName: raw[columns.payerName] ?? '',
      kind: kindOf(raw, columns, amountCentavos, paidOn),
    }
  })
}
