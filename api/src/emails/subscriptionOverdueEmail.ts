import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Overdue = {
  lang: Lang
  effect: 'PAUSE_ACCESS' | 'LIMIT_LESSONS'
  firstName: string
  productName: string
}

const words = {
  en: {
    PAUSE_ACCESS: {
      subject: 'Your access is paused',
      body: 'A payment for {product} is long overdue, so your access is paused. It opens again as soon as your payment is checked.',
    },
    LIMIT_LESSONS: {
      subject: 'New lessons wait for your payment',
      body: 'A payment for {product} is long overdue. Lessons that you have opened stay open; new ones wait until your payment is checked.',
    },
    open: 'Open my bills',
  },
  fil: {
    PAUSE_ACCESS: {
      subject: 'Naka-pause po ang access ninyo',
      body: 'Matagal na pong lampas sa due date ang bayad para sa {product}, kaya naka-pause ang access ninyo. Magbubukas po ito ulit kapag na-check na ang bayad.',
    },
    LIMIT_LESSONS: {
      subject: 'Naghihintay po ng bayad ninyo ang mga bagong lesson',
      body: 'Matagal na pong lampas sa due date ang bayad para sa {product}. Bukas pa rin ang mga lesson na nabuksan na ninyo; magbubukas po ang mga bago kapag na-check na ang bayad.',
    },
    open: 'Buksan ang mga bill ko',
  },
}

/** Sent when an overdue bill paused access or limited new lessons. */
export const subscriptionOverdueEmail = ({
  lang,
  effect,
  firstName,
  productName,
}: Overdue) => {
  const { subject, body } = words[lang][effect]
  return layOut({
    template: 'subscriptionOverdue',
    lang,
    subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [body.replace('{product}', () => productName)],
    action: { label: words[lang].open, url: siteUrl('/account?q=billings') },
  })
}
