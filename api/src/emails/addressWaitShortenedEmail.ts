import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Change = {
  lang: Lang
  firstName: string
  newEmail: string
  reason: string
}

const words = {
  en: {
    subject: 'The wait for your new e-mail address was ended',
    body: 'An administrator decided that the new address of your account need not wait for the old mailbox. It counts as soon as its own mailbox has confirmed it.',
    alarm:
      'If you did not ask for it, write to us at once, from the address that you had before.',
    address: 'New address',
    reason: 'Reason',
    open: 'Sign in',
  },
  fil: {
    subject: 'Tinapos na po ang paghihintay para sa bago ninyong email address',
    body: 'Nagpasya po ang isang administrator na hindi na kailangang hintayin ang lumang mailbox. Gagamitin ang bagong address kapag nakumpirma na ito ng sarili nitong mailbox.',
    alarm:
      'Kung hindi ninyo ito hiniling, sumulat agad sa amin mula sa dati ninyong address.',
    address: 'Bagong address',
    reason: 'Dahilan',
    open: 'Mag-sign in',
  },
}

/** Tells both mailboxes why the old one is no longer waited for (docs/decisions/0047). */
export const addressWaitShortenedEmail = ({
  lang,
  firstName,
  newEmail,
  reason,
}: Change) => {
  const text = words[lang]
  const mail = layOut({
    template: 'addressWaitShortened',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body, text.alarm],
    rows: [
      [text.address, newEmail],
      [text.reason, reason],
    ],
    action: { label: text.open, url: siteUrl('/login') },
  })
  return { ...mail, isWarning: true }
}
