import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import type { Lang } from 'src/shared/text/language'

import { inBothLanguages } from './inBothLanguages'
import { layOut, siteUrl, type MailContent } from './layout'

type Trouble = {
  lang: Lang
  /** Absent for an address without an account. */
  name?: string
  change: 'failed' | 'incomplete'
  failure: ErrorCode
  /** The system's own words. */
  detail: string
  path: string
}

const words = {
  en: {
    subject: {
      failed: 'The backup failed',
      incomplete: 'The backup needs your attention',
    },
    body: {
      failed:
        'The school’s data was not backed up. Earlier backups are not affected.',
      incomplete: 'A backup was made and kept, but not all went well.',
    },
    detail: 'The system says',
    open: 'Look at the backups',
  },
  fil: {
    subject: {
      failed: 'Hindi nagawa ang backup',
      incomplete: 'Kailangang tingnan ang backup',
    },
    body: {
      failed:
        'Hindi na-back up ang data ng school. Walang nagbago sa mga naunang backup.',
      incomplete: 'Nagawa at naitago ang backup, pero may hindi natuloy.',
    },
    detail: 'Sabi ng system',
    open: 'Tingnan ang mga backup',
  },
}

const contentOf = ({
  lang,
  name,
  change,
  failure,
  detail,
  path,
}: Trouble): MailContent => {
  const text = words[lang]
  return {
    template: 'backupTrouble',
    lang,
    subject: text.subject[change],
    greeting: name ? `Hi ${name},` : 'Hi,',
    paragraphs: [text.body[change], errorText(failure, lang)],
    rows: detail ? [[text.detail, detail]] : [],
    action: { label: text.open, url: siteUrl(path) },
  }
}

/** Tells an administrator that a backup failed, or was not verified or copied. */
export const backupTroubleEmail = (trouble: Trouble) =>
  layOut(contentOf(trouble))

/** The mail to an address of the settings, in both languages because its language is unknown. */
export const backupTroubleInBoth = (trouble: Omit<Trouble, 'lang' | 'name'>) =>
  layOut(inBothLanguages((lang) => contentOf({ ...trouble, lang })))
