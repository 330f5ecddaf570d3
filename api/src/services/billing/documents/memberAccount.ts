import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { mustReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { ledgerTotals, type LedgerLine } from 'src/shared/billing/ledger'
import { platformLabel } from 'src/shared/billing/platforms'
import { formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { userLedger } from '../ledgers/userLedger'

import { issuer } from './issuer'

/** All of a member's bills and payments with the balance after each. @throws NOT_FOUND */
export const memberAccount = async (
  userId: number,
  lang: Lang
): Promise<PdfContent> => {
  await mustReach('studentPaymentDetails', userId)
  const words = documentWords[lang]
  const person = found(
    await db.user.findUnique({
      where: { id: userId },
      select: {
        firstName: true,
        lastName: true,
        email: true,
        tribeId: true,
      },
    })
  )
  const { lines } = await userLedger(userId)
  const totals = ledgerTotals(lines)
  // The ledger counts given credit as waived.
  const given = lines.reduce(
    (sum, { kind, centavos }) => (kind === 'credit' ? sum - centavos : sum),
    0
  )
  const whatOf = (line: LedgerLine) =>
    [
      words[line.kind],
      line.productName,
      line.invoiceNumber,
      line.platform && platformLabel(line.platform),
      line.receiptNumber,
      line.reason,
    ]
      .filter(Boolean)
      .join(' · ')
  return {
    lang,
    title: words.account,
    number: person.tribeId ?? String(userId),
    issuer: await issuer(),
    facts: [
      [words.member, fullName(person)],
      [words.issued, formatDay(new Date(), lang)],
      ['Email', person.email],
    ],
    table: {
      columns: [
        { title: words.date, width: 0.18 },
        { title: words.what, width: 0.46 },
        { title: words.amount, width: 0.18, align: 'right' },
        { title: words.balance, width: 0.18, align: 'right' },
      ],
      rows: lines.map((line) => [
        formatDay(new Date(line.at), lang),
        whatOf(line),
        formatPeso(line.centavos),
        formatPeso(line.balanceCentavos),
      ]),
      empty: words.none,
    },
    totals: [
      [words.total, formatPeso(totals.billedCentavos)],
      [words.waived, formatPeso(totals.waivedCentavos - given)],
      ...(given > 0
        ? [[words.credit, formatPeso(given)] as [string, string]]
        : []),
      [words.paid, formatPeso(totals.paidCentavos)],
      [words.left, formatPeso(totals.balanceCentavos)],
    ],
    notes: [],
    footer: words.notBir,
  }
}
