import type { Lang } from 'src/shared/text/language'

import { emailChangeUrl, layOut } from './layout'

type Change = { lang: Lang; firstName: string; newEmail: string; token: string }

const words = {
  en: {
    subject: 'Confirm your new e-mail address',
    body: 'Our staff entered this address for your account. Confirm it, so that you can sign in with it.',
    alarm:
      'If you have no account with us, or did not ask for it, open the link and say so, or ignore this mail.',
    address: 'New address',
    open: 'Confirm or refuse',
  },
  fil: {
    subject: 'Kumpirmahin po ang bago ninyong email address',
    body: 'Inilagay po ng aming staff ang address na ito para sa account ninyo. Kumpirmahin ito para magamit sa pag-sign in.',
    alarm:
      'Kung wala kayong account sa amin, o hindi ninyo ito hiniling, buksan ang link at sabihin sa amin, o huwag pansinin ang email na ito.',
    address: 'Bagong address',
    open: 'Kumpirmahin o tanggihan',
  },
}

/** Asks the mailbox of a proposed address to confirm it (docs/decisions/0047). */
export const confirmAddressEmail = ({
  lang,
  firstName,
  newEmail,
  token,
}: Change) => {
  const text = words[lang]
  return {
    ...layOut({
      template: 'confirmAddress',
      lang,
      subject: text.subject,
      greeting: `Hi ${firstName},`,
      paragraphs: [text.body, text.alarm],
      rows: [[text.address, newEmail]],
      action: { label: text.open, url: emailChangeUrl(token) },
    }),
    isSecret: true,
  }
}
