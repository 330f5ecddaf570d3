import type { Instalment } from 'src/shared/billing/instalments'
import { payToText, type PayTo } from 'src/shared/billing/paying/payTo'
import { formatShownDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Statement = {
  lang: Lang
  firstName: string
  productName: string
  invoiceNumber: string
  totalCentavos: number
  instalments: Instalment[]
  /** The accounts that the member may pay to. */
  accounts: PayTo[]
}

const words = {
  en: {
    subject: ({ invoiceNumber }: Statement) =>
      `Your statement of account ${invoiceNumber}`,
    free: ({ productName }: Statement) =>
      `You are enrolled in ${productName}. There is nothing to pay; you can start right away.`,
    due: ({ productName, invoiceNumber }: Statement) =>
      `Thank you for enrolling in ${productName}. Here is your statement of account ${invoiceNumber}. Write ${invoiceNumber} in the message of your payment, then send us the reference number and screenshot from your billing page.`,
    greeting: (name: string) => `Hi ${name},`,
    total: 'Total',
    payment: (seq: number, day: string) => `Payment ${seq}, due ${day}`,
    payTo: 'Pay to',
    open: 'Open my bills',
    start: 'Start learning',
  },
  fil: {
    subject: ({ invoiceNumber }: Statement) =>
      `Statement of account ninyo: ${invoiceNumber}`,
    free: ({ productName }: Statement) =>
      `Enrolled na po kayo sa ${productName}. Wala po kayong babayaran; puwede na kayong magsimula.`,
    due: ({ productName, invoiceNumber }: Statement) =>
      `Salamat po sa pag-enroll sa ${productName}. Ito po ang statement of account ninyo, ${invoiceNumber}. Isulat po ang ${invoiceNumber} sa message ng bayad ninyo, saka ipadala ang reference number at screenshot mula sa billing page ninyo.`,
    greeting: (name: string) => `Hi ${name},`,
    total: 'Kabuuan',
    payment: (seq: number, day: string) => `Bayad ${seq}, due sa ${day}`,
    payTo: 'Bayaran sa',
    open: 'Buksan ang mga bill ko',
    start: 'Magsimulang mag-aral',
  },
}

/** The order and its due dates; a free order has no due dates. */
export const statementEmail = (statement: Statement) => {
  const text = words[statement.lang]
  const isFree = statement.totalCentavos === 0
  return layOut({
    template: 'statement',
    lang: statement.lang,
    subject: text.subject(statement),
    greeting: text.greeting(statement.firstName),
    paragraphs: [isFree ? text.free(statement) : text.due(statement)],
    rows: isFree
      ? []
      : [
          ...statement.instalments.map(
            ({ seq, priceCentavos, scheduleDate }): [string, string] => [
              text.payment(seq, formatShownDay(scheduleDate, statement.lang)),
              formatPeso(priceCentavos),
            ]
          ),
          [text.total, formatPeso(statement.totalCentavos)],
          ...statement.accounts.map((account): [string, string] => [
            `${text.payTo}: ${account.label}`,
            payToText(account),
          ]),
        ],
    action: isFree
      ? { label: text.start, url: siteUrl('/courses/my-courses') }
      : { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
