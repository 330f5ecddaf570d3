import { command } from './database/sql'
import type { Tx } from './db'
import { seal, unseal } from './protection/secrets'

export type Mail = {
  template: string
  subject: string
  text: string
  html: string
  /** Whether the mail contains a code or a password. Such a mail is stored encrypted, and erased once it is sent. */
  isSecret?: boolean
}

const QUEUE = command(`
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "isSealed", "notAfter", "updatedAt")
    VALUES (gen_random_uuid(), $1, $2, $3, $4, $5,
      $6, $7::timestamptz, now()) RETURNING id
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail`)

/**
 * Queues a mail and the job that sends it, in the current transaction: the mail is sent only after the commit, and a
 * rollback removes both. One statement, because every order queues a mail.
 */
export const queueMail = (
  tx: Tx,
  to: string,
  { template, subject, text, html, isSecret = false }: Mail,
  { notAfter = null }: { notAfter?: Date | null } = {}
) =>
  QUEUE.run(tx, [
    to,
    template,
    subject,
    isSecret ? seal(text) : text,
    isSecret ? seal(html) : html,
    isSecret,
    notAfter,
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
