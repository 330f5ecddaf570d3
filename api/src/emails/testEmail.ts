import type { Lang } from 'src/shared/text/language'

import { layOut } from './layout'

const words = {
  en: {
    subject: 'A test mail of your school',
    body: 'This mail was sent from the operations page. If you read it, mails leave the server and arrive.',
  },
  fil: {
    subject: 'Pansubok na email ng school mo',
    body: 'Ipinadala ang email na ito mula sa pahina ng operasyon. Kung nababasa mo ito, lumalabas sa server at dumarating ang mga email.',
  },
}

/** The mail by which an administrator checks that mails arrive. */
export const testEmail = ({ lang, name }: { lang: Lang; name: string }) => {
  const { subject, body } = words[lang]
  return layOut({
    template: 'test',
    lang,
    subject,
    greeting: `Hi ${name},`,
    paragraphs: [body],
  })
}
