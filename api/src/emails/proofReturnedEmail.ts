import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Returned = {
  lang: Lang
  firstName: string
  reason: string
  /** The part that comes back: all of the proof, or its rest that is not booked. */
  amountCentavos: number
  isPart: boolean
  referenceNo: string
  invoiceNumbers: string[]
}

const words = {
  en: {
    subject: 'Please send your proof of payment again',
    body: 'We could not accept the proof of payment that you sent, so your bill is still open. Please look at the reason and send it again; if you have already paid, you do not need to pay twice.',
    partSubject: 'We could not accept all of your proof of payment',
    part: 'We recorded a part of the payment that you sent, and its receipt stays valid. We could not accept the rest. Please look at the reason, and write to us if you do not agree; you do not need to pay twice.',
    rest: 'Not booked',
    show: 'See your bills',
    reason: 'Reason',
    amount: 'Amount',
    reference: 'Reference number',
    invoice: 'Statement of account',
    open: 'Send it again',
  },
  fil: {
    subject: 'Pakipadala po ulit ang proof of payment ninyo',
    body: 'Hindi po namin naaprubahan ang proof of payment na ipinadala ninyo, kaya bukas pa ang bill ninyo. Pakitingnan po ang dahilan at ipadala ulit; kung nakabayad na kayo, hindi ninyo kailangang magbayad nang dalawang beses.',
    partSubject: 'Hindi po namin naaprubahan ang buong proof of payment ninyo',
    part: 'Naitala na po ang bahagi ng bayad na ipinadala ninyo, at may bisa ang resibo nito. Hindi po namin naaprubahan ang natitira. Pakitingnan ang dahilan, at sumulat sa amin kung hindi kayo sang-ayon; hindi ninyo kailangang magbayad nang dalawang beses.',
    rest: 'Hindi naitala',
    show: 'Tingnan ang mga bill ninyo',
    reason: 'Dahilan',
    amount: 'Halaga',
    reference: 'Reference number',
    invoice: 'Statement of account',
    open: 'Ipadala ulit',
  },
}

/** Sent when staff sent a proof of payment back, or revoked the payment that it proved. */
export const proofReturnedEmail = ({ lang, isPart, ...proof }: Returned) => {
  const text = words[lang]
  return layOut({
    template: 'proofReturned',
    lang,
    subject: isPart ? text.partSubject : text.subject,
    greeting: `Hi ${proof.firstName},`,
    paragraphs: [isPart ? text.part : text.body],
    rows: [
      [text.reason, proof.reason],
      [text.invoice, proof.invoiceNumbers.join(', ')],
      [isPart ? text.rest : text.amount, formatPeso(proof.amountCentavos)],
      [text.reference, proof.referenceNo],
    ],
    action: {
      label: isPart ? text.show : text.open,
      url: siteUrl('/account?q=billings'),
    },
  })
}
