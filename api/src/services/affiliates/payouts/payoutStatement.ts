import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { issuer } from 'src/services/billing/documents/issuer'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn, formatDay } from 'src/shared/manilaTime'
import { firstLetter } from 'src/shared/marketing/affiliates/maskedLead'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { unsealAccount } from './payoutAccount'

/** The lines that the document lists; the rest is in its sum. */
const MOST_LINES = 500

const payoutOf = (id: number) =>
  db.payout.findFirst({
    where: { id, status: { in: ['APPROVED', 'PAID'] } },
    include: {
      affiliate: {
        select: {
          userId: true,
          user: { select: { firstName: true, lastName: true } },
        },
      },
      lines: {
        orderBy: { id: 'asc' },
        take: MOST_LINES,
        include: {
          attribution: {
            select: {
              invoice: {
                select: {
                  user: { select: { firstName: true } },
                  subscription: {
                    select: { product: { select: { name: true } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  })

type Row = NonNullable<Awaited<ReturnType<typeof payoutOf>>>

const whatOf = ({ attribution, reason }: Row['lines'][number]) =>
  attribution
    ? `${attribution.invoice.subscription.product.name} · ${firstLetter(attribution.invoice.user.firstName)}`
    : reason

const sumOf = (lines: Row['lines']) =>
  lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)

/** The statement of a payout, for its affiliate and for staff who pay affiliates; buyers have one letter. @throws NOT_FOUND */
export const payoutStatement = async (
  id: number,
  lang: Lang
): Promise<PdfContent> => {
  const row = found(await payoutOf(id))
  const viewer = currentUser()
  if (row.affiliate.userId !== viewer.id && !can(viewer, 'editAffiliates'))
    throw new AppError('NOT_FOUND')
  const words = documentWords[lang]
  const account = unsealAccount(row.account)
  const facts: [string, string][] = [
    [words.payee, account?.registeredName || fullName(row.affiliate.user)],
    [words.tin, account?.tin ?? ''],
    [words.address, account?.address ?? ''],
    [words.sentTo, row.accountHint],
    [
      words.sentOn,
      row.paidOn ? formatDay(dayOfDateColumn(row.paidOn), lang) : '',
    ],
    [words.reference, row.referenceNo],
    [words.atc, row.atc],
  ]
  return {
    lang,
    title: words.payout,
    number: `PO-${String(row.id).padStart(6, '0')}`,
    issuer: await issuer(),
    facts: facts.filter(([, value]) => value),
    table: {
      columns: [
        { title: words.date, width: 0.2 },
        { title: words.what, width: 0.56 },
        { title: words.amount, width: 0.24, align: 'right' },
      ],
      rows: [
        ...row.lines.map((line) => [
          formatDay(line.createdAt, lang),
          whatOf(line),
          formatPeso(line.amountCentavos),
        ]),
        ...(row.lineCount > row.lines.length
          ? [
              [
                '',
                `${words.more} (${row.lineCount - row.lines.length})`,
                formatPeso(row.grossCentavos - sumOf(row.lines)),
              ],
            ]
          : []),
      ],
      empty: words.none,
    },
    totals: [
      [words.gross, formatPeso(row.grossCentavos)],
      [words.withheld, formatPeso(-row.withholdingCentavos)],
      [words.net, formatPeso(row.netCentavos)],
    ],
    notes: [],
    footer: words.notBir,
  }
}
