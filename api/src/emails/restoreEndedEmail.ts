import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import { manilaStamp } from 'src/shared/manilaTime'
import { KEPT_DAYS } from 'src/shared/settings/backups/restore'
import type { Lang } from 'src/shared/text/language'

import { inBothLanguages } from './inBothLanguages'
import { layOut, siteUrl, type MailContent } from './layout'

type Ended = {
  /** When the restored backup was made, in ISO 8601. */
  takenAt: string
  userName: string
  /** The name of the database before. */
  old?: string
  /** Why the school is as it was. */
  failure?: ErrorCode
  detail?: string
  path: string
}

const words = {
  en: {
    done: 'The school was restored from a backup',
    failed: 'The school was not restored',
    state: (at: string) =>
      `The school is as it was at ${at} (Manila). What happened since then is not in it.`,
    kept: `The database from before is kept for ${KEPT_DAYS} days, and a backup of it was made. Everyone signs in again.`,
    mails:
      'Mails that waited at that time were not sent, and announcements that were on their way have stopped.',
    from: 'Backup',
    by: 'Restored by',
    name: 'Kept as',
    detail: 'The system says',
    open: 'Look at the backup',
  },
  fil: {
    done: 'Na-restore ang school mula sa backup',
    failed: 'Hindi na-restore ang school',
    state: (at: string) =>
      `Ang school ay gaya noong ${at} (Manila). Wala rito ang mga nangyari pagkatapos.`,
    kept: `Itinatabi ang dating database nang ${KEPT_DAYS} araw, at may backup din nito. Magsa-sign in ulit ang lahat.`,
    mails:
      'Hindi ipinadala ang mga email na naghihintay noon, at huminto ang mga announcement na ipinapadala pa lang.',
    from: 'Backup',
    by: 'Ni-restore ni',
    name: 'Itinabi bilang',
    detail: 'Sabi ng system',
    open: 'Tingnan ang backup',
  },
}

const contentOf = (
  { takenAt, userName, old, failure, detail, path }: Ended,
  lang: Lang,
  name?: string
): MailContent => {
  const text = words[lang]
  const at = manilaStamp(new Date(takenAt))
  return {
    template: 'restoreEnded',
    lang,
    subject: failure ? text.failed : text.done,
    greeting: name ? `Hi ${name},` : 'Hi,',
    paragraphs: failure
      ? [errorText(failure, lang)]
      : [text.state(at), text.kept, text.mails],
    rows: [
      [text.from, at],
      [text.by, userName],
      ...(old ? [[text.name, old] satisfies [string, string]] : []),
      ...(detail ? [[text.detail, detail] satisfies [string, string]] : []),
    ],
    action: { label: text.open, url: siteUrl(path) },
  }
}

/** Tells an administrator how a restore from the pages ended. */
export const restoreEndedEmail = (ended: Ended, lang: Lang, name: string) =>
  layOut(contentOf(ended, lang, name))

/** The same for an address without an account. */
export const restoreEndedInBoth = (ended: Ended) =>
  layOut(inBothLanguages((lang) => contentOf(ended, lang)))
