import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Returned = {
  lang: Lang
  firstName: string
  reason: string
  amountCentavos: number
  referenceNo: string
  invoiceNumbers: string[]
}

const words = {
  en: {
    subject: 'Please send your proof of payment again',
    body: 'We could not accept the proof of payment that you sent, so your bill is still open. Please look at the reason and send it again; if you have already paid, you do not need to pay twice.',
    reason: 'Reason',
    amount: 'Amount',
    reference: 'Reference number',
    invoice: 'Statement of account',
    open: 'Send it again',
  },
  fil: {
    subject: 'Pakipadala po ulit ang proof of payment ninyo',
    body: 'Hindi po namin natanggap ang proof of payment na ipinadala ninyo, kaya bukas pa ang bill ninyo. Pakitingnan po ang dahilan at ipadala ulit; kung nakabayad na kayo, hindi ninyo kailangang magbayad nang dalawang beses.',
    reason: 'Dahilan',
    amount: 'Halaga',
    reference: 'Reference number',
    invoice: 'Statement of account',
    open: 'Ipadala ulit',
  },
}

/** Sent when staff sent a proof of payment back, or revoked the payment that it proved. */
export const proofReturnedEmail = ({ lang, ...proof }: Returned) => {
  const text = words[lang]
  return layOut({
    template: 'proofReturned',
    lang,
    subject: text.subject,
    greeting: `Hi ${proof.firstName},`,
    paragraphs: [text.body],
    rows: [
      [text.reason, proof.reason],
      [text.invoice, proof.invoiceNumbers.join(', ')],
      [text.amount, formatPeso(proof.amountCentavos)],
      [text.reference, proof.referenceNo],
    ],
    action: { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
