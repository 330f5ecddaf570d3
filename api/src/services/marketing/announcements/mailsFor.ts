import { announcementEmail } from 'src/emails/announcementEmail'
import { siteUrl } from 'src/emails/layout'
import {
  isWrittenIn,
  type AnnouncementText,
} from 'src/shared/marketing/announcements/announcementText'
import { languages, type Lang } from 'src/shared/text/language'

import { unsubscribePath } from './reading/unsubscribeToken'

type Sent = AnnouncementText & { id: number }
type Reader = { userId: number; firstName: string }

/** The mail of an announcement to a person who reads a language. */
export const mailFor = (
  announcement: Sent,
  { userId, firstName }: Reader,
  lang: Lang
) =>
  announcementEmail({
    lang,
    firstName,
    announcement,
    unsubscribeUrl: siteUrl(unsubscribePath(userId, announcement.id)),
  })

/** The mail in each language in which it is written. */
export const mailsFor = (announcement: Sent, reader: Reader) =>
  languages
    .filter((lang) => isWrittenIn(announcement, lang))
    .map((lang) => ({ lang, ...mailFor(announcement, reader, lang) }))
