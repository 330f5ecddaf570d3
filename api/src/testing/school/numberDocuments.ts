// Gives gapless document numbers, as `documentNumber` does, but for the whole data set at once.
import type { DocumentKind } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { documentNumbers } from 'src/services/billing/payments/documentNumber'
import { dayOf } from 'src/shared/manilaTime'

type Document = { at: Date; give: (number: string) => void }

const yearOf = (at: Date) => Number(dayOf(at).slice(0, 4))

export const numberDocuments = async (
  tx: Tx,
  kind: DocumentKind,
  documents: Document[]
) => {
  const sorted = [...documents].sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const year of new Set(sorted.map(({ at }) => yearOf(at)))) {
    const ofYear = sorted.filter(({ at }) => yearOf(at) === year)
    const numbers = await documentNumbers(tx, kind, year, ofYear.length)
    ofYear.forEach(({ give }, index) => give(numbers[index]))
  }
}
