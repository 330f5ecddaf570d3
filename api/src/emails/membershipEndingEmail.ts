import { formatDay, type Day } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Ending = {
  lang: Lang
  firstName: string
  productName: string
  /** The last day of access. */
  day: Day
}

const words = {
  en: {
    subject: 'Your membership ends soon',
    body: (product: string, day: string) =>
      `Your access to ${product} ends on ${day}. Renew in time and you continue where you are.`,
    open: 'Renew',
  },
  fil: {
    subject: 'Malapit na pong matapos ang membership ninyo',
    body: (product: string, day: string) =>
      `Hanggang ${day} po ang access ninyo sa ${product}. Mag-renew nang maaga para tuloy-tuloy ang pag-aaral ninyo.`,
    open: 'Mag-renew',
  },
}

/** Sent two weeks and three days before a membership ends. */
export const membershipEndingEmail = ({
  lang,
  firstName,
  productName,
  day,
}: Ending) => {
  const text = words[lang]
  return layOut({
    template: 'membershipEnding',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body(productName, formatDay(day, lang))],
    rows: [],
    action: { label: text.open, url: siteUrl('/account?q=subscriptions') },
  })
}
