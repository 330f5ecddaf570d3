import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Change = { lang: Lang; firstName: string }

const words = {
  en: {
    subject: 'Your password was changed',
    body: 'The password of your account was just changed, and you were signed out everywhere. If it was you, there is nothing to do.',
    alarm:
      'If it was not you, set a new password at once: only who can read your mail can do that.',
    open: 'Set a new password',
  },
  fil: {
    subject: 'Napalitan ang password mo',
    body: 'Kakapalit lang ng password ng account mo, at na-log out ka sa lahat ng device. Kung ikaw iyon, wala ka nang gagawin.',
    alarm:
      'Kung hindi ikaw iyon, palitan agad ang password: ang nakakabasa lang ng email mo ang makakagawa nito.',
    open: 'Palitan ang password',
  },
}

/** Tells the owner that the password was changed (docs/security.md S-19). */
export const passwordChangedEmail = ({ lang, firstName }: Change) => {
  const text = words[lang]
  return layOut({
    template: 'passwordChanged',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body, text.alarm],
    action: { label: text.open, url: siteUrl('/forgot-password') },
  })
}
