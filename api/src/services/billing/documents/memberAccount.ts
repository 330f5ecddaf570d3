import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { requireReach } from 'src/lib/access/scopes'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import type { LedgerLine } from 'src/shared/billing/ledger'
import { platformLabel } from 'src/shared/billing/platforms'
import { formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { creditOf } from '../credit/credit'
import { userLedger } from '../ledgers/userLedger'

import { issuer } from './issuer'

/** All of a member's bills and payments with the balance after each. @throws NOT_FOUND */
export const memberAccount = async (
  userId: number,
  lang: Lang
): Promise<PdfContent> => {
  await requireReach('studentPaymentDetails', userId)
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
  const [{ lines, figures }, credit] = await Promise.all([
    userLedger(userId),
    creditOf(pool, userId),
  ])
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
      [words.total, formatPeso(figures.billedCentavos)],
      [words.paid, formatPeso(figures.paidCentavos)],
      [words.credited, formatPeso(figures.creditedCentavos)],
      [words.left, formatPeso(figures.leftCentavos)],
      ...(credit > 0
        ? [[words.unusedCredit, formatPeso(credit)] as [string, string]]
        : []),
    ],
    notes: [],
    footer: words.notBir,
  }
}
