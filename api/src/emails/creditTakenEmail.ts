import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Credit = {
  lang: Lang
  firstName: string
  amountCentavos: number
  reason: string
}

const words = {
  en: {
    subject: 'We took back credit',
    body: 'We took back credit that you had with us. If this is a mistake, please reply to this email.',
    amount: 'Amount',
    reason: 'Reason',
    open: 'See my bills',
  },
  fil: {
    subject: 'Binawi po namin ang credit',
    body: 'Binawi po namin ang credit ninyo sa amin. Kung mali po ito, sumagot lang sa email na ito.',
    amount: 'Halaga',
    reason: 'Dahilan',
    open: 'Tingnan ang mga bill',
  },
}

/** Sent when staff take back credit of a member. */
export const creditTakenEmail = ({ lang, firstName, ...credit }: Credit) => {
  const text = words[lang]
  return layOut({
    template: 'creditTaken',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body],
    rows: [
      [text.amount, formatPeso(credit.amountCentavos)],
      [text.reason, credit.reason],
    ],
    action: { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
