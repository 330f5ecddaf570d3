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
    given: {
      subject: 'You have credit with us',
      body: 'We gave you credit. You can pay a bill with it on the page of your bills.',
    },
    taken: {
      subject: 'We took back credit',
      body: 'We took back credit that you had with us. If this is a mistake, please reply to this email.',
    },
    amount: 'Amount',
    reason: 'Reason',
    open: 'See my bills',
  },
  fil: {
    given: {
      subject: 'May credit po kayo sa amin',
      body: 'Binigyan po namin kayo ng credit. Puwede ninyo itong ipambayad ng bill sa page ng mga bill ninyo.',
    },
    taken: {
      subject: 'Binawi po namin ang credit',
      body: 'Binawi po namin ang credit ninyo sa amin. Kung mali po ito, sumagot lang sa email na ito.',
    },
    amount: 'Halaga',
    reason: 'Dahilan',
    open: 'Tingnan ang mga bill',
  },
}

const email =
  (change: 'given' | 'taken', template: string) =>
  ({ lang, firstName, ...credit }: Credit) => {
    const text = words[lang]
    return layOut({
      template,
      lang,
      subject: text[change].subject,
      greeting: `Hi ${firstName},`,
      paragraphs: [text[change].body],
      rows: [
        [text.amount, formatPeso(credit.amountCentavos)],
        [text.reason, credit.reason],
      ],
      action: { label: text.open, url: siteUrl('/account?q=billings') },
    })
  }

/** Sent when staff give a member credit. */
export const creditGivenEmail = email('given', 'creditGiven')

/** Sent when staff take back credit of a member. */
export const creditTakenEmail = email('taken', 'creditTaken')
