import { platformLabel, type PlatformKey } from 'src/shared/billing/platforms'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Refund = {
  lang: Lang
  firstName: string
  amountCentavos: number
  platform: PlatformKey
  referenceNo: string
  receiptNumber: string
  reason: string
  /** The sum that is owed again on bills. */
  owedAgainCentavos: number
}

const words = {
  en: {
    subject: 'We sent money back to you',
    body: 'We sent this amount back to you. Please look at the account that you paid from, and write to us if it has not arrived in three working days.',
    amount: 'Amount',
    platform: 'Sent by',
    reference: 'Reference number',
    receipt: 'Refund voucher',
    reason: 'Reason',
    owedAgain: 'To be paid again on your bills',
    open: 'See my bills',
  },
  fil: {
    subject: 'Nagbalik po kami ng pera sa inyo',
    body: 'Ibinalik na po namin sa inyo ang halagang ito. Pakitingnan po ang account na ginamit ninyo sa pagbayad, at sumulat sa amin kung wala pa ito sa loob ng tatlong working days.',
    amount: 'Halaga',
    platform: 'Ipinadala sa',
    reference: 'Reference number',
    receipt: 'Refund voucher',
    reason: 'Dahilan',
    owedAgain: 'Babayaran ulit sa mga bill ninyo',
    open: 'Tingnan ang mga bill',
  },
}

/** Sent when a refund is booked. */
export const refundSentEmail = ({ lang, firstName, ...refund }: Refund) => {
  const text = words[lang]
  const rows: [string, string][] = [
    [text.amount, formatPeso(refund.amountCentavos)],
    [text.platform, platformLabel(refund.platform)],
    [text.reference, refund.referenceNo],
    [text.receipt, refund.receiptNumber],
    [text.reason, refund.reason],
    [
      text.owedAgain,
      refund.owedAgainCentavos > 0 ? formatPeso(refund.owedAgainCentavos) : '',
    ],
  ]
  return layOut({
    template: 'refundSent',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body],
    rows: rows.filter(([, value]) => value),
    action: { label: text.open, url: siteUrl('/account?q=billings') },
  })
}
