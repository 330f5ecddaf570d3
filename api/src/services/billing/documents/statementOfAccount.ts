import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { requireReach } from 'src/lib/access/scopes'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import {
  figuresOf,
  moneyOf,
  type FiguredBill,
} from 'src/shared/billing/paying/figures'
import { payToText } from 'src/shared/billing/paying/payTo'
import { dayOfDateColumn, formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import { textIn, type Lang } from 'src/shared/text/language'

import { accountsFor } from '../paymentAccounts/howToPay'
import { isOpenEntry, owedCentavos } from '../paymentSchedules/openEntry'

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
        orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
        include: {
          allocations: {
            where: { payment: { reversedBy: null } },
            orderBy: { id: 'asc' },
            select: {
              amountCentavos: true,
              payment: { select: { kind: true, receiptNumber: true } },
            },
          },
        },
      },
    },
  })

type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>
type EntryRow = InvoiceRow['schedules'][number]

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

const sumOfPrices = (entries: readonly EntryRow[]) =>
  entries.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)

/** The part of an entry that credit has paid; no receipt names it. */
const fromCreditCentavos = ({ allocations }: EntryRow) =>
  allocations.reduce(
    (sum, { payment, amountCentavos }) =>
      payment.kind === 'CREDIT_USE' ? sum + amountCentavos : sum,
    0
  )

/** Money that was paid on a cancelled entry and became the member's credit. */
const releasedCentavos = ({ cancelledAt, allocations }: EntryRow) =>
  allocations.reduce(
    (sum, { payment, amountCentavos }) =>
      cancelledAt && payment.kind === 'CREDIT_RELEASE'
        ? sum - amountCentavos
        : sum,
    0
  )

const withFigures = (entry: EntryRow): EntryRow & FiguredBill => ({
  ...entry,
  creditCentavos: fromCreditCentavos(entry),
  owedCentavos: isOpenEntry(entry) ? owedCentavos(entry) : 0,
})

const stateOf = (entry: EntryRow & FiguredBill, lang: Lang) => {
  const words = documentWords[lang]
  const receipts = entry.allocations.map(({ payment }) => payment.receiptNumber)
  const credit = entry.creditCentavos
  const fromCredit = credit > 0 && `${words.creditUse} ${formatPeso(credit)}`
  if (entry.transactionId !== null)
    return [words.paid, ...receipts, fromCredit].filter(Boolean).join(' · ')
  const released = releasedCentavos(entry)
  const paid = moneyOf(entry) + released
  return [
    entry.cancelledAt
      ? words.cancelled
      : entry.waivedAt
        ? words.waived
        : words.open,
    paid > 0 && `${words.paid} ${formatPeso(paid)}`,
    ...receipts,
    fromCredit,
    released > 0 && `${words.becameCredit} ${formatPeso(released)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * One invoice with its schedule and the amounts cancelled, credited, paid and left. What was paid on a cancelled entry
 * stands in its row alone: it is the member's credit, or was sent back.
 * @throws NOT_FOUND
 */
export const statementOfAccount = async (
  id: number,
  lang: Lang
): Promise<PdfContent> => {
  const invoice = found(await invoiceOf(id))
  await requireReach('subscription', invoice.userId)
  const words = documentWords[lang]
  const schedules = invoice.schedules.map(withFigures)
  const cancelled = schedules.filter(({ cancelledAt }) => cancelledAt !== null)
  const { paidCentavos, creditedCentavos, leftCentavos } = figuresOf(
    schedules.filter(({ cancelledAt }) => cancelledAt === null)
  )
  const totals: [string, number][] = [
    [words.subtotal, invoice.subtotalCentavos],
    [words.discount, -invoice.discountCentavos],
    [words.surcharge, invoice.surchargeCentavos],
    [words.total, invoice.totalCentavos],
    [words.cancelled, -sumOfPrices(cancelled)],
    [words.credited, -creditedCentavos],
    [words.paid, -paidCentavos],
  ]
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
        stateOf(entry, lang),
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
      [words.left, formatPeso(leftCentavos)],
    ],
    notes: leftCentavos > 0 ? await payNotes(invoice, lang) : [],
    footer: words.notBir,
  }
}
