import { formatDateTime } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Created = {
  lang: Lang
  firstName: string
  name: string
  expiresAt: Date
  mayChange: boolean
  reachesMoney: boolean
}

const words = {
  en: {
    subject: 'An access token was created in your account',
    body: 'A program with this token can act for you until the token ends. If you created it, there is nothing to do.',
    alarm:
      'If you did not, end it in your profile and change your password at once: that ends all tokens.',
    name: 'Token',
    until: 'Valid until',
    rights: 'It may',
    reads: 'read',
    changes: 'read and change data',
    money: 'read and change data, money and rights',
    open: 'See my access tokens',
  },
  fil: {
    subject: 'May bagong access token sa account mo',
    body: 'Makakakilos ang isang program para sa iyo gamit ang token na ito hanggang matapos ang bisa nito. Kung ikaw ang gumawa, wala ka nang gagawin.',
    alarm:
      'Kung hindi ikaw, tapusin ito sa profile mo at palitan agad ang password: matatapos din ang lahat ng token.',
    name: 'Token',
    until: 'May bisa hanggang',
    rights: 'Puwede itong',
    reads: 'magbasa',
    changes: 'magbasa at magbago ng data',
    money: 'magbasa at magbago ng data, pera at mga permission',
    open: 'Tingnan ang mga access token ko',
  },
}

/** Tells the owner of an account about a new access token. */
export const accessTokenCreatedEmail = ({
  lang,
  firstName,
  name,
  expiresAt,
  mayChange,
  reachesMoney,
}: Created) => {
  const text = words[lang]
  const changing = reachesMoney ? text.money : text.changes
  return {
    ...layOut({
      template: 'accessTokenCreated',
      lang,
      subject: text.subject,
      greeting: `Hi ${firstName},`,
      paragraphs: [text.body, text.alarm],
      rows: [
        [text.name, name],
        [text.until, formatDateTime(expiresAt, lang)],
        [text.rights, mayChange ? changing : text.reads],
      ],
      action: { label: text.open, url: siteUrl('/profile?tab=account') },
    }),
    isWarning: true,
  }
}
