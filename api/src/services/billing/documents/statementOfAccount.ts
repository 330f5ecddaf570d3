import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { mustReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn, formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import { textIn, type Lang } from 'src/shared/text/language'

import { issuer } from './issuer'

const invoiceOf = (id: number) =>
  db.invoice.findFirst({
    where: { id, voidedAt: null },
    include: {
      user: { select: { firstName: true, lastName: true, email: true } },
      subscription: {
        select: {
          product: { select: { name: true } },
          paymentTerm: { select: { label: true, translations: true } },
        },
      },
      schedules: {
        where: { cancelledAt: null },
        orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
        include: { transaction: { select: { receiptNumber: true } } },
      },
    },
  })

type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>

const sum = (entries: { priceCentavos: number }[]) =>
  entries.reduce((total, { priceCentavos }) => total + priceCentavos, 0)

const factsOf = (invoice: InvoiceRow, lang: Lang): PdfContent['facts'] => {
  const words = documentWords[lang]
  const { user, subscription } = invoice
  const facts: [string, string][] = [
    [words.billTo, invoice.billToName || fullName(user)],
    [words.issued, formatDay(invoice.issuedAt)],
    [words.tin, invoice.billToTin],
    [words.address, invoice.billToAddress],
    [words.course, subscription.product.name],
    [words.term, textIn(subscription.paymentTerm, 'label', lang) as string],
    [words.birInvoice, invoice.birInvoiceNo ?? ''],
  ]
  return facts.filter(([, value]) => value)
}

/** One invoice with its schedule and the amounts paid, waived and still due. @throws NOT_FOUND */
export const statementOfAccount = async (
  id: number,
  lang: Lang
): Promise<PdfContent> => {
  const invoice = found(await invoiceOf(id))
  await mustReach('subscription', invoice.userId)
  const words = documentWords[lang]
  const { schedules } = invoice
  const paid = schedules.filter(({ transactionId }) => transactionId !== null)
  const waived = schedules.filter(({ waivedAt }) => waivedAt !== null)
  const stateOf = (entry: InvoiceRow['schedules'][number]) => {
    if (entry.transactionId !== null)
      return `${words.paid} · ${entry.transaction?.receiptNumber ?? ''}`
    return entry.waivedAt ? words.waived : words.open
  }
  const totals: [string, number][] = [
    [words.subtotal, invoice.subtotalCentavos],
    [words.discount, -invoice.discountCentavos],
    [words.surcharge, invoice.surchargeCentavos],
    [words.total, invoice.totalCentavos],
    [words.waived, -sum(waived)],
    [words.paid, -sum(paid)],
  ]
  const left = sum(schedules) - sum(paid) - sum(waived)
  return {
    lang,
    title: words.statement,
    number: invoice.number,
    issuer: await issuer(),
    facts: factsOf(invoice, lang),
    table: {
      columns: [
        { title: words.due, width: 0.34 },
        { title: words.status, width: 0.42 },
        { title: words.amount, width: 0.24, align: 'right' },
      ],
      rows: schedules.map((entry) => [
        formatDay(dayOfDateColumn(entry.scheduleDate)),
        stateOf(entry),
        formatPeso(entry.priceCentavos),
      ]),
      empty: words.none,
    },
    totals: [
      ...totals
        .filter(([, centavos]) => centavos !== 0)
        .map(([label, centavos]): [string, string] => [
          label,
          formatPeso(centavos),
        ]),
      [words.left, formatPeso(left)],
    ],
    notes: left > 0 ? [words.howToPay] : [],
    footer: words.notBir,
  }
}
