import type { Tx } from 'src/lib/db'
import type { PlatformKey } from 'src/shared/billing/platforms'
import type { ReadLine } from 'src/shared/billing/reconciling/readLines'
import { dateColumnOf, dayOfDateColumn } from 'src/shared/manilaTime'
import { plainLatin } from 'src/shared/text/latin'

import { openStatement } from './asStatementImport'

type Row = Pick<ReadLine, 'paidOn' | 'amountCentavos' | 'payerName'> & {
  referenceNo: string
}

/** The cells that tell rows without a usable reference apart. */
const keyOf = ({ paidOn, amountCentavos, referenceNo, payerName }: Row) =>
  JSON.stringify([paidOn, amountCentavos, referenceNo, plainLatin(payerName)])

/** How many lines of each key earlier files have matched or paid. */
const matchedBefore = async (
  tx: Tx,
  platform: PlatformKey,
  lines: readonly ReadLine[]
) => {
  const days = [...new Set(lines.flatMap(({ paidOn }) => paidOn ?? []))]
  const rows = await tx.statementLine.findMany({
    where: {
      paidOn: { in: days.map(dateColumnOf) },
      status: { in: ['MATCHED', 'APPROVED'] },
      import: { platform, ...openStatement },
    },
    select: {
      paidOn: true,
      amountCentavos: true,
      referenceNo: true,
      payerName: true,
    },
  })
  const counts = new Map<string, number>()
  for (const { paidOn, ...row } of rows) {
    const key = keyOf({ ...row, paidOn: paidOn && dayOfDateColumn(paidOn) })
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * The lines without a usable reference that earlier files have matched already, because exports overlap. Two equal rows
 * are two transfers: if one was matched before, only one of them is a repetition.
 */
export const repeatedLines = async (
  tx: Tx,
  platform: PlatformKey,
  lines: readonly ReadLine[]
): Promise<ReadonlySet<ReadLine>> => {
  const unnamed = lines.filter(({ referenceKey }) => referenceKey === null)
  if (unnamed.length === 0) return new Set()
  const left = await matchedBefore(tx, platform, unnamed)
  return new Set(
    unnamed.filter((line) => {
      const count = left.get(keyOf(line)) ?? 0
      left.set(keyOf(line), count - 1)
      return count > 0
    })
  )
}
