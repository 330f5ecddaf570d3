import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Change = {
  lang: Lang
  firstName: string
  oldEmail: string
  newEmail: string
}

const words = {
  en: {
    subject: 'The e-mail address of your account was changed',
    body: 'Our staff changed the e-mail address with which you sign in. You were signed out everywhere, and codes that were sent before no longer work.',
    alarm:
      'If you did not ask for it, write to us at once, from the address that you had before.',
    before: 'Before',
    now: 'Now',
    open: 'Sign in',
  },
  fil: {
    subject: 'Napalitan po ang email address ng account ninyo',
    body: 'Pinalitan po ng aming staff ang email address na ginagamit ninyo sa pag-sign in. Na-log out kayo sa lahat ng device, at hindi na gagana ang mga code na ipinadala noon.',
    alarm:
      'Kung hindi ninyo ito hiniling, sumulat agad sa amin mula sa dati ninyong address.',
    before: 'Dati',
    now: 'Ngayon',
    open: 'Mag-sign in',
  },
}

/** Tells both mailboxes that staff changed the address of an account. */
export const addressChangedEmail = ({
  lang,
  firstName,
  oldEmail,
  newEmail,
}: Change) => {
  const text = words[lang]
  const mail = layOut({
    template: 'addressChanged',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body, text.alarm],
    rows: [
      [text.before, oldEmail],
      [text.now, newEmail],
    ],
    action: { label: text.open, url: siteUrl('/login') },
  })
  return { ...mail, isWarning: true }
}
