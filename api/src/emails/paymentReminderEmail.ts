import { payToText, type PayTo } from 'src/shared/billing/paying/payTo'
import { formatShownDay, type Day } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Reminder = {
  lang: Lang
  firstName: string
  productName: string
  invoiceNumber: string
  /** The amount that is still to be paid. */
  owedCentavos: number
  /** The due date, or the promised day. */
  dueDay: Day
  /** Days relative to the due day; negative before it. */
  offsetDays: number
  /** The school's extra text in the payment term's policy. */
  text: string
  /** The accounts that the member may pay to. */
  accounts: PayTo[]
}

const kindOf = (offsetDays: number) => {
  if (offsetDays < 0) return 'soon'
  return offsetDays === 0 ? 'today' : 'late'
}

const words = {
  en: {
    soon: {
      subject: 'Your payment is due soon',
      body: 'Your next payment for {product} is due on {date}.',
    },
    today: {
      subject: 'Your payment is due today',
      body: 'Your payment for {product} is due today, {date}.',
    },
    late: {
      subject: 'Your payment is overdue',
      body: 'Your payment for {product} was due on {date}. If you have paid, please send us the reference number and the screenshot.',
    },
    help: 'If you need more days, you can promise a day on your billing page.',
    invoice: 'Statement of account',
    amount: 'Amount',
    due: 'Due',
    payTo: 'Pay to',
    open: 'Open my bills',
  },
  fil: {
    soon: {
      subject: 'Malapit na po ang due date ng bayad ninyo',
      body: 'Due po sa {date} ang susunod ninyong bayad para sa {product}.',
    },
    today: {
      subject: 'Due po ngayon ang bayad ninyo',
      body: 'Due po ngayon, {date}, ang bayad ninyo para sa {product}.',
    },
    late: {
      subject: 'Lampas na po sa due date ang bayad ninyo',
      body: 'Due po noong {date} ang bayad ninyo para sa {product}. Kung nakabayad na kayo, pakipadala po ang reference number at screenshot.',
    },
    help: 'Kung kailangan po ninyo ng dagdag na araw, puwede kayong mangako ng petsa sa billing page ninyo.',
    invoice: 'Statement of account',
    amount: 'Halaga',
    due: 'Due',
    payTo: 'Bayaran sa',
    open: 'Buksan ang mga bill ko',
  },
}

/** Sent on the days of a payment term's policy, before and after a bill is due. */
export const paymentReminderEmail = (reminder: Reminder) => {
  const { lang, firstName, productName, dueDay, offsetDays, text } = reminder
  const own = words[lang]
  const { subject, body } = own[kindOf(offsetDays)]
  const date = formatShownDay(dueDay, lang)
  return layOut({
    template: 'paymentReminder',
    lang,
    subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [
      body.replace('{product}', () => productName).replace('{date}', date),
      ...(text ? [text] : []),
      own.help,
    ],
    rows: [
      [own.invoice, reminder.invoiceNumber],
      [own.due, date],
      [own.amount, formatPeso(reminder.owedCentavos)],
      ...reminder.accounts.map((account): [string, string] => [
        `${own.payTo}: ${account.label}`,
        payToText(account),
      ]),
    ],
    action: { label: own.open, url: siteUrl('/account?q=billings') },
  })
}
