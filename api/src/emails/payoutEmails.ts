import { formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Recipient = { lang: Lang; firstName: string }

type Sent = Recipient & {
  grossCentavos: number
  withholdingCentavos: number
  netCentavos: number
  /** 'GCash •••4567' */
  hint: string
  /** A Manila day. */
  paidOn: string
}

type Failed = Recipient & {
  netCentavos: number
  hint: string
  reason: string
}

const words = {
  en: {
    sent: 'We sent your commission',
    sentBody:
      'Your commission is on its way. Its statement, with every line, is on your payout page. Write to us if it has not arrived in three working days.',
    failed: 'Your payout did not arrive',
    failedBody:
      'We could not send your commission. Its lines are due again and come with the next payout. Please check your payout account.',
    gross: 'Commission',
    withheld: 'Tax withheld',
    net: 'Sent',
    amount: 'Amount',
    account: 'Account',
    day: 'Day',
    reason: 'Reason',
    open: 'See my payouts',
  },
  fil: {
    sent: 'Ipinadala na po namin ang commission ninyo',
    sentBody:
      'Papunta na po ang commission ninyo. Nasa payout page ninyo ang statement nito na may bawat linya. Sumulat po sa amin kung wala pa ito sa loob ng tatlong working days.',
    failed: 'Hindi po dumating ang payout ninyo',
    failedBody:
      'Hindi po namin naipadala ang commission ninyo. Babayaran po ito ulit kasama ng susunod na payout. Pakitingnan po ang payout account ninyo.',
    gross: 'Commission',
    withheld: 'Kinaltas na buwis',
    net: 'Ipinadala',
    amount: 'Halaga',
    account: 'Account',
    day: 'Araw',
    reason: 'Dahilan',
    open: 'Tingnan ang mga payout',
  },
}

const action = (lang: Lang) => ({
  label: words[lang].open,
  url: siteUrl('/affiliate/payout'),
})

/** Sent when a payout is marked as sent. */
export const payoutSentEmail = ({ lang, firstName, ...sent }: Sent) => {
  const text = words[lang]
  return layOut({
    template: 'payoutSent',
    lang,
    subject: text.sent,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.sentBody],
    rows: [
      [text.gross, formatPeso(sent.grossCentavos)],
      [text.withheld, formatPeso(sent.withholdingCentavos)],
      [text.net, formatPeso(sent.netCentavos)],
      [text.account, sent.hint],
      [text.day, formatDay(sent.paidOn, lang)],
    ],
    action: action(lang),
  })
}

/** Sent when the transfer of a payout did not arrive. */
export const payoutFailedEmail = ({ lang, firstName, ...failed }: Failed) => {
  const text = words[lang]
  return layOut({
    template: 'payoutFailed',
    lang,
    subject: text.failed,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.failedBody],
    rows: [
      [text.amount, formatPeso(failed.netCentavos)],
      [text.account, failed.hint],
      [text.reason, failed.reason],
    ],
    action: action(lang),
  })
}
