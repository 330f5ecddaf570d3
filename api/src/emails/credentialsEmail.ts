import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Credentials = {
  lang: Lang
  name: string
  email: string
  password: string
}

const words = {
  en: {
    subject: 'Your Sulong account',
    body: 'Here is how you sign in. The password is a temporary one: it works for 72 hours, and you choose your own after signing in.',
    email: 'Email',
    password: 'Temporary password',
    open: 'Sign in',
  },
  fil: {
    subject: 'Ang Sulong account mo',
    body: 'Ganito ka magsa-sign in. Pansamantala lang ang password: gumagana ito nang 72 oras, at pipili ka ng sarili mo pagkatapos mag-sign in.',
    email: 'Email',
    password: 'Pansamantalang password',
    open: 'Mag-sign in',
  },
}

/** Mails a generated password to users who did not choose one (spec section 5). */
export const credentialsEmail = ({
  lang,
  name,
  email,
  password,
}: Credentials) => {
  const text = words[lang]
  const mail = layOut({
    template: 'credentials',
    lang,
    subject: text.subject,
    greeting: `Hi ${name},`,
    paragraphs: [text.body],
    rows: [
      [text.email, email],
      [text.password, password],
    ],
    action: { label: text.open, url: siteUrl('/login') },
  })
  return { ...mail, isSecret: true }
}
