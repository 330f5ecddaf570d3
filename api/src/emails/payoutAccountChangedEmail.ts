import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Changed = {
  lang: Lang
  firstName: string
  /** 'GCash •••4567' */
  hint: string
  /** Until the account is used. */
  hours: number
}

const words = {
  en: {
    subject: 'Your payout account was changed',
    body: (hours: number) =>
      `Your commission will go to this account, starting ${hours} hours from now. If you did not change it, change your password and write to us at once: nothing is sent there before then.`,
    account: 'New account',
    open: 'See my payout account',
  },
  fil: {
    subject: 'Pinalitan po ang payout account ninyo',
    body: (hours: number) =>
      `Sa account na ito na po ipapadala ang commission ninyo pagkalipas ng ${hours} oras. Kung hindi po kayo ang nagpalit nito, palitan ang password ninyo at sumulat agad sa amin: wala pang ipapadala roon hanggang sa oras na iyon.`,
    account: 'Bagong account',
    open: 'Tingnan ang payout account',
  },
}

/** Sent to an affiliate when where they are paid changes. */
export const payoutAccountChangedEmail = ({
  lang,
  firstName,
  hint,
  hours,
}: Changed) => {
  const text = words[lang]
  return layOut({
    template: 'payoutAccountChanged',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body(hours)],
    rows: [[text.account, hint]],
    action: { label: text.open, url: siteUrl('/affiliate/payout') },
  })
}
