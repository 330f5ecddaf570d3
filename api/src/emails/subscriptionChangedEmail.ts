import { formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Change = {
  lang: Lang
  kind: 'ended' | 'paused' | 'resumed'
  firstName: string
  productName: string
  reason?: string | null
  /** The last day of access; null means access for life. */
  until?: Date | null
  /** Money that was paid on its cancelled bills and became credit. */
  creditCentavos?: number
}

const words = {
  en: {
    ended: {
      subject: 'Your subscription has ended',
      body: 'You are no longer enrolled in {product}, and its unpaid bills are cancelled.',
    },
    paused: {
      subject: 'Your subscription is paused',
      body: 'Your subscription to {product} is paused. The days you have left are kept until it goes on.',
    },
    resumed: {
      subject: 'Your subscription is active again',
      body: 'Your subscription to {product} is active again, and your courses are open.',
    },
    reason: 'Reason',
    until: 'Access until',
    credit: 'What you had paid on the cancelled bills is now your credit',
    open: 'See your subscriptions',
  },
  fil: {
    ended: {
      subject: 'Natapos na po ang subscription ninyo',
      body: 'Hindi na po kayo naka-enroll sa {product}, at kanselado na ang mga bill nito na hindi pa bayad.',
    },
    paused: {
      subject: 'Naka-pause po ang subscription ninyo',
      body: 'Naka-pause po ang subscription ninyo sa {product}. Nakatabi ang mga natitira ninyong araw hanggang ituloy ito.',
    },
    resumed: {
      subject: 'Tuloy na po ang subscription ninyo',
      body: 'Tuloy na po ang subscription ninyo sa {product}. Bukas na ulit ang mga course ninyo.',
    },
    reason: 'Dahilan',
    until: 'May access hanggang',
    credit: 'Credit na po ninyo ang naibayad sa mga kanseladong bill',
    open: 'Tingnan ang mga subscription',
  },
}

/** Sent when staff ended, paused or resumed a subscription. */
export const subscriptionChangedEmail = (change: Change) => {
  const text = words[change.lang]
  const { subject, body } = text[change.kind]
  const rows: [string, string][] = []
  if (change.reason) rows.push([text.reason, change.reason])
  if (change.until)
    rows.push([text.until, formatDay(change.until, change.lang)])
  if (change.creditCentavos)
    rows.push([text.credit, formatPeso(change.creditCentavos)])
  return layOut({
    template: 'subscriptionChanged',
    lang: change.lang,
    subject,
    greeting: `Hi ${change.firstName},`,
    paragraphs: [body.replace('{product}', () => change.productName)],
    rows,
    action: { label: text.open, url: siteUrl('/account') },
  })
}
