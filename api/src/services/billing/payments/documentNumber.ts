import type { DocumentKind } from '@prisma/client'

import type { Tx } from 'src/lib/db'

const prefixes: Record<DocumentKind, string> = { INVOICE: 'INV', RECEIPT: 'AR' }

/** Example: INV-2026-000123. */
export const formatDocumentNumber = (
  kind: DocumentKind,
  year: number,
  number: number
) => `${prefixes[kind]}-${year}-${String(number).padStart(6, '0')}`

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
  const [{ last }] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "DocumentCounter" (kind, year, last) VALUES (${kind}::"DocumentKind", ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = "DocumentCounter".last + 1 RETURNING last`
  return formatDocumentNumber(kind, year, last)
}

export const yearOf = (day: string) => Number(day.slice(0, 4))
