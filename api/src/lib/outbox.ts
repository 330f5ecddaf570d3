import type { Tx } from './db'

export type Mail = {
  template: string
  subject: string
  text: string
  html: string
}

/**
 * Puts a mail and the job that sends it into the transaction of what it tells of: rolled back with it, sent only
 * after it. One statement, because every order makes one.
 */
export const queueMail = (
  tx: Tx,
  to: string,
  { template, subject, text, html }: Mail,
  { notAfter = null }: { notAfter?: Date | null } = {}
) => tx.$executeRaw`
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "notAfter", "updatedAt")
    VALUES (gen_random_uuid(), ${to}, ${template}, ${subject}, ${text}, ${html}, ${notAfter}::timestamptz, now()) RETURNING id
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail`
