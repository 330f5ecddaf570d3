import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Revoked = {
  lang: Lang
  firstName: string
  invoiceNumber: string
  reason: string
  amountCentavos: number
}

const words = {
  en: {
    subject: 'A payment was reversed',
    body: 'A payment that we had recorded for you was reversed, so its bill is open again. Please look at the reason, and write to us if you think that it is wrong.',
    reason: 'Reason',
    amount: 'Amount',
    invoice: 'Statement of account',
    open: 'See my bills',
  },
  fil: {
    subject: 'Binawi po ang isang bayad',
    body: 'May bayad po kayong naitala namin na binawi, kaya bukas ulit ang bill nito. Pakitingnan po ang dahilan, at sumulat sa amin kung sa tingin ninyo ay mali ito.',
    reason: 'Dahilan',
    amount: 'Halaga',
    invoice: 'Statement of account',
    open: 'Tingnan ang mga bill',
  },
}

/** Sent when staff took back a payment that had no proof; a proof has a mail of its own. */
export const paymentRevokedEmail = ({ lang, ...revoked }: Revoked) => {
  const text = words[lang]
  return layOut({
    template: 'paymentRevoked',
    lang,
    subject: text.subject,
    greeting: `Hi ${revoked.firstName},`,
    paragraphs: [text.body],
    rows: [
      [text.reason, revoked.reason],
      [text.invoice, revoked.invoiceNumber],
      [text.amount, formatPeso(revoked.amountCentavos)],
    ],
    action: { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
