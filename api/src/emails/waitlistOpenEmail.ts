import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type WaitlistOpen = {
  lang: Lang
  name: string
  funnel: { name: string; slug: string }
}

const words = {
  en: {
    subject: (name: string) => `${name} is open now`,
    greeting: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
    text: (name: string) =>
      `You asked us to tell you when ${name} opens. It is open now, and you can enroll.`,
    once: 'This is the one mail that you asked for; we will not write about it again.',
    open: 'See what it offers',
  },
  fil: {
    subject: (name: string) => `Bukas na ang ${name}`,
    greeting: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
    text: (name: string) =>
      `Hiniling mong sabihan ka kapag nagbukas ang ${name}. Bukas na ito, at puwede ka nang mag-enroll.`,
    once: 'Ito lang ang email na hiniling mo; hindi na kami susulat ulit tungkol dito.',
    open: 'Tingnan kung ano ang kasama',
  },
}

// Anyone can enter another person's address, so the mail contains no free text that could be an advertisement.
const isName = (text: string) =>
  /^(?:[\p{L}\p{M}'’-]|\.(?= |$)| ){1,60}$/u.test(text)

/** Tells an address on the waiting list that the funnel is open; sent once. */
export const waitlistOpenEmail = ({ lang, name, funnel }: WaitlistOpen) => {
  const text = words[lang]
  return layOut({
    template: 'waitlistOpen',
    lang,
    subject: text.subject(funnel.name),
    greeting: text.greeting(isName(name) ? name : ''),
    paragraphs: [text.text(funnel.name), text.once],
    action: { label: text.open, url: siteUrl(`/${funnel.slug}`) },
  })
}
