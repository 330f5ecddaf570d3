import type { DocumentKind } from '@prisma/client'

import { statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

const prefixes: Record<DocumentKind, string> = {
  INVOICE: 'INV',
  RECEIPT: 'AR',
  REFUND: 'RF',
}

/** SQL for the number of a document, for example INV-2026-000123; `year` and `count` are integers in SQL. */
export const numberSql = (kind: DocumentKind, year: string, count: string) =>
  `'${prefixes[kind]}-' || ${year}::text || '-' || lpad(${count}::text, GREATEST(6, length(${count}::text)), '0')`

const takeNumbers = (kind: DocumentKind) =>
  statement(
    `
    WITH counter AS (
      INSERT INTO "DocumentCounter" (kind, year, last) VALUES ('${kind}', $1::int, $2::int)
      ON CONFLICT (kind, year) DO UPDATE SET last = "DocumentCounter".last + $2::int RETURNING last
    )
    SELECT ${numberSql(kind, '$1::int', 'n')} AS number FROM counter, generate_series(last - $2::int + 1, last) n ORDER BY n`,
    { number: text }
  )

const TAKE = {
  INVOICE: takeNumbers('INVOICE'),
  RECEIPT: takeNumbers('RECEIPT'),
  REFUND: takeNumbers('REFUND'),
} as const satisfies Record<DocumentKind, unknown>

/**
 * The next numbers of a kind of document in a year: INV-2026-000123 for statements of account, AR-2026-000123 for
 * acknowledgement receipts, RF-2026-000123 for refund vouchers. The counter's row stays locked until the transaction
 * ends so that no number is skipped; call this function late in the transaction.
 */
export const documentNumbers = async (
  tx: Tx,
  kind: DocumentKind,
  year: number,
  count: number
) => {
  const rows = await TAKE[kind].all(tx, [year, count])
  return rows.map(({ number }) => number)
}

/** The next number of a kind of document in a year. */
export const documentNumber = async (
  tx: Tx,
  kind: DocumentKind,
  year: number
) => (await documentNumbers(tx, kind, year, 1))[0]

export const yearOf = (day: string) => Number(day.slice(0, 4))
