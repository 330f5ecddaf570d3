import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Answer = {
  lang: Lang
  firstName: string
  /** Why staff refused; null if the identity is gone. */
  reason: string | null
}

const words = {
  en: {
    refused: 'Your account was not deleted',
    why: 'You asked us to delete your account. We could not do so yet:',
    open: 'Open your account',
    done: 'Your account is deleted',
    gone: 'As you asked, your name, your address, your profile and your files are deleted. What the law makes us keep, such as payments, no longer names you. This is the last mail to this address.',
  },
  fil: {
    refused: 'Hindi binura ang account mo',
    why: 'Hiniling mong burahin ang account mo. Hindi pa namin ito magawa:',
    open: 'Buksan ang account mo',
    done: 'Nabura na ang account mo',
    gone: 'Gaya ng hiling mo, nabura na ang pangalan, address, profile at mga file mo. Wala na ang pangalan mo sa mga kailangan naming itago ayon sa batas, gaya ng mga bayad. Ito ang huling email sa address na ito.',
  },
}

/** Answers a member who asked for the deletion of their account. */
export const deletionAnsweredEmail = ({ lang, firstName, reason }: Answer) => {
  const text = words[lang]
  return layOut({
    template: reason === null ? 'deletionDone' : 'deletionRefused',
    lang,
    subject: reason === null ? text.done : text.refused,
    greeting: `Hi ${firstName},`,
    paragraphs: reason === null ? [text.gone] : [text.why, reason],
    ...(reason !== null && {
      action: { label: text.open, url: siteUrl('/profile?tab=account') },
    }),
  })
}
