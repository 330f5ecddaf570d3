import { fullName } from 'src/shared/accounts/fullName'
import type {
  NamingKind,
  NoticeFacts,
  NoticeKind,
  Titled,
} from 'src/shared/accounts/notices'
import { nextDigestAt } from 'src/shared/accounts/noticeTiming'
import { manilaToday } from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import { command } from './database/sql'
import type { Tx } from './db'
import { recipientOf, statusOfMail, type Mail } from './outbox'

/** A person whom a notice for another user names. */
export type Named = { id: number; firstName: string; lastName: string }

type Nameless<Facts> = Facts extends unknown ? Omit<Facts, 'name'> : never

/** The people whom a notice names: their names become its fact `name`, and go when a person is anonymised. */
type Content<Kind extends NoticeKind> = Kind extends NamingKind
  ? { facts: Nameless<NoticeFacts[Kind]>; about: readonly Named[] }
  : { facts: NoticeFacts[Kind]; about?: undefined }

type Notice<Kind extends NoticeKind = NoticeKind> = {
  [K in Kind]: Content<K> & {
    kind: K
    /** The page that it leads to. */
    path: string
    /** Makes a job's notice unique, however often the job runs. */
    key?: string
  }
}[Kind]

const factsOf = ({ facts, about }: Pick<Notice, 'facts' | 'about'>) =>
  JSON.stringify(
    about
      ? {
          ...facts,
          name:
            about.map((person) => fullName(person).trim()).join(', ') || null,
        }
      : facts
  )

const idsOf = ({ about = [] }: Pick<Notice, 'about'>) =>
  about.map(({ id }) => id)

/** A notice without a mail needs only the user's id. */
type Receiver = number | { userId: number; email: string }

const NOTIFY = command(`
  WITH choice AS (
    SELECT $7::text IS NOT NULL AND NOT EXISTS (
        SELECT FROM "NoticeSetting" s WHERE s."userId" = $1::int AND s.kind = $2::"NoticeKind" AND NOT s."isMailed") AS "isMailed",
      EXISTS (SELECT FROM "NoticeTiming" t WHERE t."userId" = $1::int AND t."isDaily")
        AND ($11::timestamptz IS NULL OR $11::timestamptz > $13::timestamptz) AS waits
  ), notice AS (
    INSERT INTO "Notice" ("userId", kind, key, facts, path, "waitingMail", "aboutIds")
    SELECT $1::int, $2::"NoticeKind", $3, $4::jsonb, $5, CASE WHEN c."isMailed" AND c.waits THEN $12::jsonb END, $14::int[] FROM choice c
    ON CONFLICT ("userId", key) DO NOTHING RETURNING id
  ), mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "notAfter", "quietUserId", "recipientId", "updatedAt", status)
    SELECT gen_random_uuid(), $6::text, $7::text, $8::text, $9::text, $10::text, $11::timestamptz, $1::int, ${recipientOf('$6::text')}, now(), ${statusOfMail('$6::text')}
    FROM notice, choice c WHERE c."isMailed" AND NOT c.waits
    RETURNING id, status
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail WHERE status = 'QUEUED'`)

/**
 * Tells a user something in the current transaction: a notice at the bell and, unless they turned it off, a mail, which
 * may wait for the daily digest. A mail that would be too late then is sent at once. A key that the user was told before
 * writes and sends nothing. One statement, as for a mail alone.
 */
export const notify = (
  tx: Tx,
  receiver: Receiver,
  notice: Notice,
  mail?: Mail,
  { notAfter = null }: { notAfter?: Date | null } = {}
) => {
  const { userId, email } =
    typeof receiver === 'number' ? { userId: receiver, email: null } : receiver
  return NOTIFY.run(tx, [
    userId,
    notice.kind,
    notice.key ?? null,
    factsOf(notice),
    notice.path,
    email,
    mail?.template ?? null,
    mail?.subject ?? null,
    mail?.text ?? null,
    mail?.html ?? null,
    notAfter,
    mail &&
      JSON.stringify({
        subject: mail.subject,
        body: mail.body ?? mail.text,
        notAfter,
      }),
    nextDigestAt(new Date()),
    idsOf(notice),
  ])
}

const NOTIFY_ALL = command(
  `INSERT INTO "Notice" ("userId", kind, facts, path, "aboutIds", key)
   SELECT id, $2::"NoticeKind", $3::jsonb, $4, $5::int[], $6 FROM unnest($1::int[]) AS receiver(id)
   ON CONFLICT ("userId", key) DO NOTHING`
)

/**
 * The key of a notice that tells staff of a person's request once a day, so that nobody fills their notices by asking and
 * taking back.
 */
export const dailyKey = (kind: NoticeKind, ...ids: number[]) =>
  [kind, ...ids, manilaToday()].join('-')

/** Tells many users the same, without a mail, in one statement. Users who were told with the key before are left out. */
export const notifyAll = (tx: Tx, userIds: readonly number[], notice: Notice) =>
  NOTIFY_ALL.run(tx, [
    userIds,
    notice.kind,
    factsOf(notice),
    notice.path,
    idsOf(notice),
    notice.key ?? null,
  ])

/** The title of a row in the languages that it has. */
export const titled = (row: {
  title: string
  translations?: unknown
}): Titled => {
  const titleFil = textIn(row, 'title', 'fil')
  return {
    title: row.title,
    titleFil: titleFil === row.title ? null : titleFil,
  }
}
