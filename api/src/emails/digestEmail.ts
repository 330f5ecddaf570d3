import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

export type DigestItem = { subject: string; body: string }

type Digest = { lang: Lang; firstName: string; items: DigestItem[] }

/** A longer digest leads to the page of notices instead. */
const MOST = 30

const words = {
  en: {
    subject: (count: number) =>
      count === 1
        ? 'One thing is new for you'
        : `${count} things are new for you`,
    intro: 'This is what happened since your last digest.',
    more: (count: number) => `You find ${count} more on your page of notices.`,
    open: 'Open my notices',
  },
  fil: {
    subject: (count: number) =>
      count === 1
        ? 'May isang bago para sa inyo'
        : `May ${count} bago para sa inyo`,
    intro: 'Ito po ang mga nangyari mula noong huling buod.',
    more: (count: number) => `May ${count} pa po sa page ng mga abiso ninyo.`,
    open: 'Buksan ang mga abiso ko',
  },
}

/** The mail of a day for users who want their mails of notices together. */
export const digestEmail = ({ lang, firstName, items }: Digest) => {
  const text = words[lang]
  const left = items.length - MOST
  return layOut({
    template: 'digest',
    lang,
    subject: text.subject(items.length),
    greeting: `Hi ${firstName},`,
    paragraphs: [text.intro],
    parts: items.slice(0, MOST).map(({ subject, body }) => ({
      title: subject,
      text: body,
    })),
    after: left > 0 ? [text.more(left)] : [],
    action: { label: text.open, url: siteUrl('/notices') },
  })
}
