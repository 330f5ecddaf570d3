import type { Lang } from 'src/shared/text/language'

import type { MailContent } from './layout'

const both = (en: string, fil: string) => (en === fil ? en : `${en} / ${fil}`)

/** One mail in English and Filipino, for an address whose language nobody knows. */
export const inBothLanguages = (
  contentOf: (lang: Lang) => MailContent
): MailContent => {
  const [en, fil] = [contentOf('en'), contentOf('fil')]
  return {
    ...en,
    subject: both(en.subject, fil.subject),
    paragraphs: [...en.paragraphs, ...fil.paragraphs],
    rows: en.rows?.map(([label, value], index) => [
      both(label, fil.rows?.[index][0] ?? label),
      both(value, fil.rows?.[index][1] ?? value),
    ]),
    action: en.action && {
      ...en.action,
      label: both(en.action.label, fil.action?.label ?? en.action.label),
    },
  }
}
