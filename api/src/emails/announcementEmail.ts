import {
  paragraphsOf,
  writtenFor,
  type AnnouncementText,
} from 'src/shared/marketing/announcements/announcementText'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type AnnouncementMail = {
  lang: Lang
  firstName: string
  announcement: AnnouncementText
  unsubscribeUrl: string
}

const words = {
  en: {
    why: 'You get announcements because you have an account with us.',
    leave: 'Unsubscribe',
    test: '[Test]',
  },
  fil: {
    why: 'Natatanggap po ninyo ang mga anunsiyo dahil may account kayo sa amin.',
    leave: 'Huwag nang padalhan',
    test: '[Pagsubok]',
  },
}

/** The address of a path of ours, or another site's as it is. */
const absolute = (place: string) =>
  place.startsWith('/') ? siteUrl(place) : place

/** An announcement as a person gets it, in their language or the other one, with the link that unsubscribes. */
export const announcementEmail = ({
  lang: wanted,
  firstName,
  announcement,
  unsubscribeUrl,
}: AnnouncementMail) => {
  const written = writtenFor(announcement, wanted)
  const { lang, subject, text, buttonLabel, buttonUrl } = written
  return layOut({
    template: 'announcement',
    lang,
    subject,
    greeting: `Hi ${firstName},`,
    paragraphs: paragraphsOf(text),
    hasLinks: true,
    action: buttonUrl
      ? { label: buttonLabel, url: absolute(buttonUrl) }
      : undefined,
    footer: {
      text: words[lang].why,
      label: words[lang].leave,
      url: unsubscribeUrl,
    },
  })
}

/** The subject of a test, which its reader must not take for the mail itself. */
export const testSubject = (lang: Lang, subject: string) =>
  `${words[lang].test} ${subject}`
