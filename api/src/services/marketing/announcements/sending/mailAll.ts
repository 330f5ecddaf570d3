// Puts the mails of a portion into the outbox.
import { randomUUID } from 'node:crypto'

import type { Announcement, Language } from '@prisma/client'

import { siteUrl } from 'src/emails/layout'
import { bool, command, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { LAST_PRIORITY } from 'src/lib/jobs/jobs'
import { statusOfMail } from 'src/lib/outbox'

import { mailFor } from '../mailsFor'
import { oneClickPath } from '../reading/unsubscribeToken'

// No `userId`, whose quiet hours would delay the mail: people in their quiet hours still wait for their mail.
const MAIL = statement(
  `INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "unsubscribeUrl", "updatedAt", status)
   SELECT mail.id, mail."to", 'announcement', mail.subject, mail.text, mail.html, mail.url, now(), ${statusOfMail('mail."to"')}
   FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS mail(id, "to", subject, text, html, url)
   RETURNING id, status = 'QUEUED' AS "isQueued"`,
  { id: text, isQueued: bool }
)

const ADD_JOBS = command(
  `SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12, priority => ${LAST_PRIORITY})
   FROM unnest($1::text[]) AS mail(id)`
)

/** A recipient's outcome; the texts are empty where the column is null. */
export type Turn = {
  userId: number
  state: string
  reason: string
  mailId: string
}

type Reader = {
  userId: number
  email: string
  firstName: string
  language: Language
}

/** Puts the mails of a portion into the outbox, behind all others. */
export const mailAll = async (
  tx: Tx,
  announcement: Announcement,
  people: Reader[]
): Promise<Turn[]> => {
  if (people.length === 0) return []
  const mails = people.map((person) => ({
    ...mailFor(announcement, person, person.language),
    id: randomUUID(),
    userId: person.userId,
    to: person.email,
    url: siteUrl(oneClickPath(person.userId, announcement.id)),
  }))
  const rows = await MAIL.all(tx, [
    mails.map(({ id }) => id),
    mails.map(({ to }) => to),
    mails.map(({ subject }) => subject),
    mails.map((mail) => mail.text),
    mails.map(({ html }) => html),
    mails.map(({ url }) => url),
  ])
  const queued = new Set(
    rows.filter(({ isQueued }) => isQueued).map(({ id }) => id)
  )
  await ADD_JOBS.run(tx, [[...queued]])
  return mails.map(({ id, userId }) =>
    queued.has(id)
      ? { userId, state: 'MAILED', reason: '', mailId: id }
      : { userId, state: 'SKIPPED', reason: 'UNCONFIRMED', mailId: '' }
  )
}
