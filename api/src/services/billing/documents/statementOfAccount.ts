import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { mustReach } from 'src/lib/access/scopes'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { payToText } from 'src/shared/billing/paying/payTo'
import { dayOfDateColumn, formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import { textIn, type Lang } from 'src/shared/text/language'

import { accountsFor } from '../paymentAccounts/howToPay'
import { sumOwed } from '../paymentSchedules/openEntry'

import { issuer } from './issuer'

const invoiceOf = (id: number) =>
  db.invoice.findFirst({
    where: { id, voidedAt: null },
    include: {
      user: { select: { firstName: true, lastName: true, email: true } },
      subscription: {
        select: {
          productId: true,
          product: { select: { name: true } },
          paymentTerm: { select: { label: true, translations: true } },
        },
      },
      schedules: {
        where: { cancelledAt: null },
        orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
        include: {
          allocations: {
            where: { payment: { reversedBy: null } },
            orderBy: { id: 'asc' },
            select: { payment: { select: { receiptNumber: true } } },
          },
        },
      },
    },
  })

type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>

const factsOf = (invoice: InvoiceRow, lang: Lang): PdfContent['facts'] => {
  const words = documentWords[lang]
  const { user, subscription } = invoice
  const facts: [string, string][] = [
    [words.billTo, invoice.billToName || fullName(user)],
    [words.issued, formatDay(invoice.issuedAt, lang)],
    [words.tin, invoice.billToTin],
    [words.address, invoice.billToAddress],
    [words.course, subscription.product.name],
    [words.term, textIn(subscription.paymentTerm, 'label', lang) as string],
    [words.birInvoice, invoice.birInvoiceNo ?? ''],
  ]
  return facts.filter(([, value]) => value)
}

const payNotes = async (
  { number, subscription }: InvoiceRow,
  lang: Lang
): Promise<string[]> => {
  const words = documentWords[lang]
  const accounts = await accountsFor(pool, subscription.productId)
  return [
    ...accounts.map(
      (account) => `${words.payTo} ${account.label}: ${payToText(account)}`
    ),
    `${words.quote} ${number}`,
    words.howToPay,
  ]
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
  const paidCentavos = schedules.reduce((sum, e) => sum + e.paidCentavos, 0)
  const waivedCentavos = sumOwed(
    schedules.filter(({ waivedAt }) => waivedAt !== null)
  )
  const stateOf = (entry: InvoiceRow['schedules'][number]) => {
    const receipts = entry.allocations.map(
      ({ payment }) => payment.receiptNumber
    )
    const state =
      entry.transactionId !== null
        ? [words.paid]
        : [
            entry.waivedAt ? words.waived : words.open,
            entry.paidCentavos > 0 &&
              `${words.paid} ${formatPeso(entry.paidCentavos)}`,
          ]
    return [...state, ...receipts].filter(Boolean).join(' · ')
  }
  const totals: [string, number][] = [
    [words.subtotal, invoice.subtotalCentavos],
    [words.discount, -invoice.discountCentavos],
    [words.surcharge, invoice.surchargeCentavos],
    [words.total, invoice.totalCentavos],
    [words.waived, -waivedCentavos],
    [words.paid, -paidCentavos],
  ]
  const left = sumOwed(schedules) - waivedCentavos
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
        formatDay(dayOfDateColumn(entry.scheduleDate), lang),
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
    notes: left > 0 ? await payNotes(invoice, lang) : [],
    footer: words.notBir,
  }
}
