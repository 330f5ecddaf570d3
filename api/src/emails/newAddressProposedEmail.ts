import { formatShownDay } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { emailChangeUrl, layOut } from './layout'

type Change = {
  lang: Lang
  firstName: string
  newEmail: string
  waitsUntil: Date
  token: string
}

const words = {
  en: {
    subject: 'Change the e-mail address of your account?',
    body: (until: string) =>
      `Our staff entered a new e-mail address for your account. Agree or refuse by the link. Without an answer, the account gets the new address after ${until}, once its mailbox has confirmed it.`,
    alarm: 'If you did not ask for it, refuse it now.',
    address: 'New address',
    open: 'Agree or refuse',
  },
  fil: {
    subject: 'Papalitan po ba ang email address ng account ninyo?',
    body: (until: string) =>
      `Naglagay po ang aming staff ng bagong email address para sa account ninyo. Gamitin ang link para pumayag o tumanggi. Kung walang sagot, mapapalitan ang address pagkatapos ng ${until}, kapag nakumpirma na ito ng bagong mailbox.`,
    alarm: 'Kung hindi ninyo ito hiniling, tanggihan po agad.',
    address: 'Bagong address',
    open: 'Pumayag o tumanggi',
  },
}

/** Asks the present mailbox of an account whether it may get another address (docs/decisions/0047). */
export const newAddressProposedEmail = ({
  lang,
  firstName,
  newEmail,
  waitsUntil,
  token,
}: Change) => {
  const text = words[lang]
  return {
    ...layOut({
      template: 'newAddressProposed',
      lang,
      subject: text.subject,
      greeting: `Hi ${firstName},`,
      paragraphs: [text.body(formatShownDay(waitsUntil, lang)), text.alarm],
      rows: [[text.address, newEmail]],
      action: { label: text.open, url: emailChangeUrl(token) },
    }),
    isSecret: true,
  }
}
