import { refundTerms } from 'src/shared/billing/paying/refundTerms'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Request = {
  lang: Lang
  firstName: string
  change: 'received' | 'declined'
  amountCentavos: number
  productName: string
  invoiceNumber: string
  /** Why it is declined. */
  reason: string | null
}

const words = {
  en: {
    received: {
      subject: 'We have your request for a refund',
      body: `We will look at it and answer within ${refundTerms.answerDays} working days. Until then you can withdraw it on your billing page.`,
    },
    declined: {
      subject: 'About your request for a refund',
      body: 'We looked at your request and do not refund this order. The reason is below.',
    },
    course: 'Course',
    invoice: 'Bill',
    paid: 'Paid so far',
    reason: 'Reason',
    open: 'See my bills',
  },
  fil: {
    received: {
      subject: 'Natanggap po namin ang hiling ninyong refund',
      body: `Titingnan po namin ito at sasagot kami sa loob ng ${refundTerms.answerDays} working days. Habang wala pa kaming sagot, puwede ninyo itong bawiin sa page ng mga bill ninyo.`,
    },
    declined: {
      subject: 'Tungkol sa hiling ninyong refund',
      body: 'Tiningnan po namin ang hiling ninyo, at hindi namin mare-refund ang order na ito. Nasa ibaba ang dahilan.',
    },
    course: 'Course',
    invoice: 'Bill',
    paid: 'Nabayaran na',
    reason: 'Dahilan',
    open: 'Tingnan ang mga bill',
  },
}

/** Tells a member that their request for a refund arrived, or that it is declined. */
export const refundRequestEmail = ({
  lang,
  firstName,
  change,
  ...request
}: Request) => {
  const text = words[lang]
  const rows: [string, string | null][] = [
    [text.course, request.productName],
    [text.invoice, request.invoiceNumber],
    [text.paid, formatPeso(request.amountCentavos)],
    [text.reason, request.reason],
  ]
  return layOut({
    template: change === 'received' ? 'refundRequested' : 'refundDeclined',
    lang,
    subject: text[change].subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text[change].body],
    rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    action: { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
