// Reads the rows of a platform's export as transfers. Rows that are not readable as transfers are marked.
import { manilaToday, type Day } from '../../manilaTime'
import { normalizeReference, type PlatformKey } from '../platforms'

import { isOfAnother, type StatementColumns } from './statementColumns'
import {
  dateOrderOf,
  readAmount,
  readDay,
  readReference,
  textOf,
} from './statementValues'
import { readHeadings, stateOfRow } from './statementWords'

export type ReadLine = {
  /** The row's number in the file; the first row below the headings is 1. */
  row: number
  raw: Record<string, string>
  paidOn: string | null
  amountCentavos: number | null
  referenceNo: string
  referenceKey: string | null
  /** The references of other transfers, such as the one that this returns. */
  originalKeys: string[]
  payerName: string
  /**
   * Only MONEY_IN is matched; UNREADABLE rows, such as totals, are reported. The money of NO_MONEY failed, went back or
   * has not come yet; whether that of QUESTION came, a person decides.
   */
  kind: 'MONEY_IN' | 'MONEY_OUT' | 'NO_MONEY' | 'QUESTION' | 'UNREADABLE'
}

/** The headings of texts about a transfer. */
const ABOUT =
  /description|particulars|details|remarks|memo|narration|message|note/i

/** The texts of rows that sum up others: 'TOTAL', 'Total credits (12)', 'Beginning balance as of Nov 1', 'Bal. b/f'. */
const SUM = new RegExp(
  [
    '^\\W*((grand|sub|page|running)\\W*)?(totals?|kabuuan)(\\W+(credits?|debits?|deposits?|withdrawals?|amounts?|transactions?|and|in|out|php))*',
    '^\\W*((opening|closing|beginning|beg|ending|end|previous|prev|starting|final|available|current|running|forwarded)\\W+)?bal(ance)?(\\W+(brought|carried|forward(ed)?|fwd|down|[bcf]|[bcf]wd|php))*',
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

type Headings = {
  ofRow: ReturnType<typeof readHeadings>
  isAbout: ReadonlySet<string>
}

const kindOf = (
  raw: Record<string, string>,
  { payerName, ...columns }: StatementColumns,
  amountCentavos: number | null,
  paidOn: string | null,
  { ofRow, isAbout }: Headings
): ReadLine['kind'] => {
  if (amountCentavos === null || paidOn === null) return 'UNREADABLE'
  if (amountCentavos <= 0) return 'MONEY_OUT'
  const used = Object.values(columns)
  const others = Object.fromEntries(
    Object.entries(raw).filter(([header]) => !used.includes(header))
  )
  const about = Object.keys(others).filter(
    (header) => header === payerName || isAbout.has(header)
  )
  if (about.some((header) => SUM.test(others[header]))) return 'UNREADABLE'
  return kinds[stateOfRow(others, about, ofRow)]
}

/** A column of times, and one of their zones, beside the column of days: PayPal writes them so. */
const TIME = /^\W*time\W*$/i
const ZONE = /^\W*time ?zone\W*$/i

/** The zone that a heading names: 'Created date (UTC)'. */
const ZONE_OF_HEADING = /\b(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d\d)?)?\b/i

const CLOCK = /\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?/i
const ENDS_WITH_CLOCK = /\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?$/i

/** Reads the day of a row as one text, whatever columns its time and its zone are in. */
const dayReader = (headers: readonly string[], paidOn: string) => {
  const find = (heading: RegExp) =>
    headers.find((header) => header !== paidOn && heading.test(header)) ?? ''
  const [time, zone] = [find(TIME), find(ZONE)]
  const headingZone = ZONE_OF_HEADING.exec(paidOn)?.[0] ?? ''
  return (raw: Record<string, string>) => {
    const cell = raw[paidOn] ?? ''
    const [clock] = CLOCK.exec(raw[time] ?? '') ?? []
    // A program that knows only days with times has written midnight.
    const moment = clock
      ? `${cell.replace(/(?<![T ])[T ]+\d{1,2}:\d\d.*$/, '')} ${clock}`
      : cell
    return ENDS_WITH_CLOCK.test(moment)
      ? `${moment} ${raw[zone] || headingZone}`.trim()
      : moment
  }
}

/** The references in a row: its own, and that of the transfer that it returns. */
export const referencesOf = ({ referenceKey, originalKeys }: ReadLine) =>
  referenceKey === null ? originalKeys : [referenceKey, ...originalKeys]

/** Whether a row of that amount says that a line's money went back or came back. */
const returnsIn = (lines: readonly ReadLine[]) => {
  const keyOf = (key: string, { amountCentavos }: ReadLine) =>
    `${key} ${Math.abs(amountCentavos ?? 0)}`
  const gone = new Set(
    lines
      .filter(({ kind }) => kind === 'MONEY_OUT')
      .flatMap((line) => referencesOf(line).map((key) => keyOf(key, line)))
  )
  return (line: ReadLine) =>
    line.referenceKey !== null && gone.has(keyOf(line.referenceKey, line))
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
  const originals = headers.filter(isOfAnother)
  const dayTextOf = dayReader(headers, columns.paidOn)
  const order = dateOrderOf(raws.map(dayTextOf), today)
  const read = {
    ofRow: readHeadings(headers),
    isAbout: new Set(headers.filter((header) => ABOUT.test(header))),
  }
  const lines = raws.map((raw, index): ReadLine => {
    const amountCentavos = amountOf(raw, columns)
    const day = readDay(dayTextOf(raw), order, platform === 'paypal')
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
      originalKeys: originals.flatMap(
        (header) => normalizeReference(platform, raw[header]) ?? []
      ),
      payerName: raw[columns.payerName] ?? '',
      kind: kindOf(raw, columns, amountCentavos, paidOn, read),
    }
  })
  const isReturned = returnsIn(lines)
  return lines.map((line) =>
    line.kind === 'MONEY_IN' && isReturned(line)
      ? { ...line, kind: 'QUESTION' }
      : line
  )
}
