import { resetPasswordPath } from 'src/shared/accounts/resetLink'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type ResetCode = {
  lang: Lang
  firstName: string
  email: string
  otp: string
  /** The id of the handle that was created for the mail, never of the web page's handle. */
  id: string
  token: string
}

const words = {
  en: {
    subject: 'Your code to set a new password',
    body: 'Someone, hopefully you, asked to set a new password for your account. Enter this code on the page, or press the button. It works for 10 minutes, once.',
    ignore:
      'If it was not you, you can ignore this mail: your password stays as it is. Never tell anyone this code; we will never ask for it.',
    code: 'Code',
    open: 'Set a new password',
  },
  fil: {
    subject: 'Ang code mo para sa bagong password',
    body: 'May humiling, sana ay ikaw, na palitan ang password ng account mo. I-enter ang code na ito sa page, o pindutin ang button. Gumagana ito nang 10 minuto, isang beses lang.',
    ignore:
      'Kung hindi ikaw iyon, huwag pansinin ang email na ito: hindi magbabago ang password mo. Huwag sabihin kahit kanino ang code; hindi namin ito kailanman hihingin.',
    code: 'Code',
    open: 'Palitan ang password',
  },
}

/** The six digits, and a link that fills them in. */
export const resetCodeEmail = ({
  lang,
  firstName,
  email,
  otp,
  id,
  token,
}: ResetCode) => {
  const text = words[lang]
  const mail = layOut({
    template: 'resetCode',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body, text.ignore],
    rows: [[text.code, otp]],
    action: {
      label: text.open,
      url: siteUrl(resetPasswordPath({ id, token, email, otp })),
    },
  })
  return { ...mail, isSecret: true }
}
