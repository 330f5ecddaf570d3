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
    subject: 'You have credit with us',
    body: 'We gave you credit. You can pay a bill with it on the page of your bills.',
    amount: 'Amount',
    reason: 'Reason',
    open: 'See my bills',
  },
  fil: {
    subject: 'May credit po kayo sa amin',
    body: 'Binigyan po namin kayo ng credit. Maaari ninyong ipambayad ito ng bill sa pahina ng inyong mga bill.',
    amount: 'Halaga',
    reason: 'Dahilan',
    open: 'Tingnan ang mga bill',
  },
}

/** Sent when staff give a member credit. */
export const creditGivenEmail = ({ lang, firstName, ...credit }: Credit) => {
  const text = words[lang]
  return layOut({
    template: 'creditGiven',
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
