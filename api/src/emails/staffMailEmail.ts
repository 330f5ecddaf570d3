import { paragraphsOf } from 'src/shared/marketing/announcements/announcementText'
import type { Lang } from 'src/shared/text/language'

import { layOut } from './layout'

type StaffMail = {
  lang: Lang
  firstName: string
  subject: string
  text: string
}

/** A text that staff have written; an empty line begins a paragraph. */
export const staffMailEmail = ({ lang, firstName, subject, text }: StaffMail) =>
  layOut({
    template: 'staffMail',
    lang,
    subject,
    greeting: `Hi ${firstName},`,
    paragraphs: paragraphsOf(text),
  })
