import type { DocumentKind } from '@prisma/client'

import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

const prefixes: Record<DocumentKind, string> = { INVOICE: 'INV', RECEIPT: 'AR' }

/** Example: INV-2026-000123. */
export const formatDocumentNumber = (
  kind: DocumentKind,
  year: number,
  number: number
) => `${prefixes[kind]}-${year}-${String(number).padStart(6, '0')}`

const NEXT_NUMBER = statement(
  `
    INSERT INTO "DocumentCounter" (kind, year, last) VALUES ($1::"DocumentKind", $2, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = "DocumentCounter".last + 1 RETURNING last`,
  { last: int }
)

/**
 * The next number of a kind of document in a year: INV-2026-000123 for statements of account, AR-2026-000123 for
 * acknowledgement receipts. The counter's row stays locked until the transaction ends so that no number is skipped;
 * call it late.
 */
export const documentNumber = async (
  tx: Tx,
  kind: DocumentKind,
  year: number
) => {
  const { last } = await NEXT_NUMBER.one(tx, [kind, year])
  return formatDocumentNumber(kind, year, last)
}

export const yearOf = (day: string) => Number(day.slice(0, 4))
