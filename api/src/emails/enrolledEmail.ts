import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Enrolment = {
  lang: Lang
  firstName: string
  batchName?: string
  purchases: {
    productName: string
    invoiceNumber: string
    totalCentavos: number
  }[]
}

const words = {
  en: {
    subject: 'Welcome, you are enrolled',
    body: 'You are enrolled, and your courses are open.',
    batch: (name: string) => `You belong to ${name}.`,
    bills: 'Your account shows what to pay, and when.',
    open: 'Start learning',
  },
  fil: {
    subject: 'Welcome po, naka-enroll na kayo',
    body: 'Naka-enroll na po kayo, at bukas na ang mga course ninyo.',
    batch: (name: string) => `Kasama po kayo sa ${name}.`,
    bills: 'Nasa account ninyo kung magkano at kailan ang babayaran.',
    open: 'Simulan ang pag-aaral',
  },
}

/** Welcomes a member enrolled by staff, with the price. */
export const enrolledEmail = ({
  lang,
  firstName,
  batchName,
  purchases,
}: Enrolment) => {
  const text = words[lang]
  const isBilled = purchases.some(({ totalCentavos }) => totalCentavos > 0)
  return layOut({
    template: 'enrolled',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [
      text.body,
      ...(batchName ? [text.batch(batchName)] : []),
      ...(isBilled ? [text.bills] : []),
    ],
    rows: purchases.map(({ productName, invoiceNumber, totalCentavos }) => [
      productName,
      totalCentavos > 0
        ? `${invoiceNumber} · ${formatPeso(totalCentavos)}`
        : 'FREE',
    ]),
    action: { label: text.open, url: siteUrl('/') },
  })
}
