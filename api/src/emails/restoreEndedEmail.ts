import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import { manilaStamp } from 'src/shared/manilaTime'
import { KEPT_DAYS } from 'src/shared/operator/backups/restore'
import type { Lang } from 'src/shared/text/language'

import { inBothLanguages } from './inBothLanguages'
import { layOut, siteUrl, type MailContent } from './layout'

type Ended = {
  /** When the restored backup was made, in ISO 8601. */
  takenAt: string
  userName: string
  /** The name of the database before. */
  old?: string
  /** Why the restore changed nothing. */
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
    tell: 'Members are not told by this mail. Write them an announcement, so that whoever ordered, paid or learned since knows that it has to be done again.',
    mails:
      'Mails that waited at that time were not sent, and announcements that were on their way have stopped.',
    again:
      'Roles, passwords and second factors are those of that time: people who were archived or lost a role since have them again. Check who is on staff, and delete again what was deleted at somebody’s request.',
    drawn:
      'Webhooks are paused. Calendar addresses, addresses of reports and access tokens have to be created again.',
    gone: 'A database from before a restore was deleted',
    goneText: (by: string, database: string) =>
      `${by} deleted the database ${database}, which was kept after a restore. It cannot be brought back.`,
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
    tell: 'Hindi nasasabihan ng email na ito ang mga member. Sumulat ng announcement para alam ng mga nag-order, nagbayad o nag-aral mula noon na kailangan itong ulitin.',
    mails:
      'Hindi ipinadala ang mga email na naghihintay noon, at huminto ang mga announcement na ipinapadala pa lang.',
    again:
      'Gaya noong panahong iyon ang mga role, password at second factor: may role ulit ang mga na-archive o inalisan ng role mula noon. Tingnan kung sino ang staff, at burahin ulit ang ipinabura ng mga tao.',
    drawn:
      'Naka-pause ang mga webhook. Kailangang gawin ulit ang mga calendar address, address ng report at access token.',
    gone: 'Binura ang database mula bago ang restore',
    goneText: (by: string, database: string) =>
      `Binura ni ${by} ang database na ${database}, na itinabi pagkatapos ng restore. Hindi na ito maibabalik.`,
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
      : [
          text.state(at),
          text.tell,
          text.again,
          text.kept,
          text.mails,
          text.drawn,
        ],
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

/** The mail to an address without an account, in both languages. */
export const restoreEndedInBoth = (ended: Ended) =>
  layOut(inBothLanguages((lang) => contentOf(ended, lang)))

type KeptDeleted = {
  lang: Lang
  firstName: string
  userName: string
  database: string
}

/** Tells an administrator that a database from before a restore is gone. */
export const keptDeletedEmail = ({
  lang,
  firstName,
  userName,
  database,
}: KeptDeleted) =>
  layOut({
    template: 'restoreEnded',
    lang,
    subject: words[lang].gone,
    greeting: `Hi ${firstName},`,
    paragraphs: [words[lang].goneText(userName, database)],
    action: { label: words[lang].open, url: siteUrl('/backup/history') },
  })
