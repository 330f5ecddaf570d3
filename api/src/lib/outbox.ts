import type { Tx } from './db'
import { seal, unseal } from './secrets'

export type Mail = {
  template: string
  subject: string
  text: string
  html: string
  /** Holds a code or a password: it lies encrypted and is erased once it is out. */
  isSecret?: boolean
}

/**
 * Puts a mail and the job that sends it into the transaction of what it tells of: rolled back with it, sent only
 * after it. One statement, because every order makes one.
 */
export const queueMail = (
  tx: Tx,
  to: string,
  { template, subject, text, html, isSecret = false }: Mail,
  { notAfter = null }: { notAfter?: Date | null } = {}
) => tx.$executeRaw`
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "isSealed", "notAfter", "updatedAt")
    VALUES (gen_random_uuid(), ${to}, ${template}, ${subject}, ${isSecret ? seal(text) : text}, ${isSecret ? seal(html) : html},
      ${isSecret}, ${notAfter}::timestamptz, now()) RETURNING id
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail`

/** The same work without a mail, where the answer's time must not tell whether there is somebody to write to. */
export const queueNoMail = (tx: Tx) => tx.$executeRaw`
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', gen_random_uuid()), max_attempts => 1)`

type Sealable = { isSealed: boolean; text: string; html: string }

/** The mail as its reader sees it; what was erased or can't be opened any more is empty. */
export const openedMail = <Row extends Sealable>(mail: Row): Row =>
  mail.isSealed
    ? { ...mail, text: unseal(mail.text) ?? '', html: unseal(mail.html) ?? '' }
    : mail
