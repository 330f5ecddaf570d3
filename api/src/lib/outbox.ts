import { command } from './database/sql'
import type { Tx } from './db'
import { seal, unseal } from './protection/secrets'

export type Mail = {
  template: string
  subject: string
  text: string
  html: string
  /** The text without greeting and closing, for a digest. */
  body?: string
  /** Whether the mail contains a code or a password. Such a mail is stored encrypted, and erased once it is sent. */
  isSecret?: boolean
  /** Whether the mail tells of a danger to the account, so that no limit may keep it. */
  isWarning?: boolean
}

type QueueOptions = {
  /** The mail is worthless afterwards and is not sent. */
  notAfter?: Date | null
  /** The user whose quiet hours delay the mail. */
  quietUserId?: number | null
  /** Whether an address asked for the mail, not the account that may have it now. */
  isToAddress?: boolean
}

/** The mails of a day to an address whose owner has not confirmed it. */
const UNCONFIRMED_A_DAY = 5

/**
 * The status in SQL of a new mail to an address: an archived user gets none, and an unconfirmed address may be a
 * stranger's, so it gets five mails a day; other ones are kept in the outbox.
 */
export const statusOfMail = (to: string) => `
  CASE WHEN EXISTS (SELECT FROM "User" WHERE email = ${to} AND "archivedAt" IS NOT NULL) THEN 'KEPT' WHEN EXISTS (SELECT FROM "User" WHERE email = ${to} AND "emailConfirmedAt" IS NOT NULL) OR (
    SELECT count(*) FROM "OutboxEmail"
    WHERE "to" = ${to} AND "createdAt" > now() - interval '1 day' AND NOT "isSealed" AND status <> 'KEPT'
  ) < ${UNCONFIRMED_A_DAY} THEN 'QUEUED' ELSE 'KEPT' END::"OutboxStatus"`

/** The account in SQL that has an address. */
export const recipientOf = (to: string) =>
  `(SELECT id FROM "User" WHERE email = ${to})`

const QUEUE = command(`
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "isSealed", "notAfter", "quietUserId", "recipientId", "updatedAt", status)
    SELECT gen_random_uuid(), $1, $2, $3, $4, $5, $6::boolean, $7::timestamptz, $8::int, CASE WHEN NOT $10::boolean THEN ${recipientOf('$1')} END, now(),
      CASE WHEN $6 OR $9::boolean THEN 'QUEUED' ELSE ${statusOfMail('$1')} END
    RETURNING id, status
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail
  WHERE status = 'QUEUED'`)

/**
 * Queues a mail and the job that sends it, in the current transaction: the mail is sent only after the commit, and a
 * rollback removes both. One statement, because every order queues a mail. Codes and warnings
 * go to unconfirmed addresses, too.
 */
export const queueMail = (
  tx: Tx,
  to: string,
  { template, subject, text, html, isSecret = false, isWarning = false }: Mail,
  {
    notAfter = null,
    quietUserId = null,
    isToAddress = false,
  }: QueueOptions = {}
) =>
  QUEUE.run(tx, [
    to,
    template,
    subject,
    isSecret ? seal(text) : text,
    isSecret ? seal(html) : html,
    isSecret,
    notAfter,
    quietUserId,
    isWarning,
    isToAddress,
  ])

const QUEUE_NONE = command(`
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', gen_random_uuid()), max_attempts => 1)`)

/**
 * Does the work of `queueMail` without a mail, so that the answer's time does not reveal whether there is a recipient.
 */
export const queueNoMail = (tx: Tx) => QUEUE_NONE.run(tx, [])

type Sealable = { isSealed: boolean; text: string; html: string }

/** The mail in plain text; empty if it was erased or cannot be decrypted any more. */
export const readableMail = <Row extends Sealable>(mail: Row): Row =>
  mail.isSealed
    ? { ...mail, text: unseal(mail.text) ?? '', html: unseal(mail.html) ?? '' }
    : mail
