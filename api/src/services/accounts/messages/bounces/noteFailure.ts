import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

const COUNT_BOUNCE = command(`
  INSERT INTO "AddressBounce" AS a (email, detail) VALUES ($1, $2)
  ON CONFLICT (email) DO UPDATE SET count = a.count + 1, detail = excluded.detail, "lastAt" = now()`)

// The recipient and the counters change together, once.
const markAs = (state: 'BOUNCED' | 'KEPT', counter: string) =>
  command(`
  WITH marked AS (
    UPDATE "AnnouncementRecipient" SET state = '${state}', detail = $2, at = now()
    WHERE "mailId" = $1::uuid AND state = 'MAILED' RETURNING "announcementId"
  )
  UPDATE "Announcement" a SET "mailedCount" = a."mailedCount" - 1, "${counter}" = a."${counter}" + 1
  FROM marked WHERE a.id = marked."announcementId"`)

const MARK_BOUNCED = markAs('BOUNCED', 'bouncedCount')
const MARK_KEPT = markAs('KEPT', 'keptCount')

type NotedMail = { id: string; to: string; unsubscribeUrl: string | null }

type Failure = {
  mail: NotedMail
  /** The mail server's answer. */
  detail: string
  /** The server refuses the address for good. */
  isRefused: boolean
}

/** Keeps that a mail will not arrive: with its address, and with the announcement that it is of. */
export const noteFailure = async (
  tx: Tx,
  { mail, detail, isRefused }: Failure
) => {
  if (isRefused) await COUNT_BOUNCE.run(tx, [mail.to, detail])
  if (mail.unsubscribeUrl) await MARK_BOUNCED.run(tx, [mail.id, detail])
}

/** Keeps with its announcement that a mail stays in the outbox, because there is no mail server. */
export const noteKept = async (tx: Tx, mail: NotedMail) => {
  if (mail.unsubscribeUrl) await MARK_KEPT.run(tx, [mail.id, ''])
}

// A mail server that takes every mail and learns later says nothing about addresses whose mails come back.
// A cleared row stays for as long as a message about an older mail may be repeated.
const FORGET_REFUSALS = command(
  `WITH known AS (
    SELECT email, "clearedAt" > now() - interval '8 days' AS "isCleared" FROM "AddressBounce"
    WHERE email = $1 AND ("returnedAt" IS NULL OR "returnedAt" < now() - interval '30 days')
  ), emptied AS (
    UPDATE "AddressBounce" b SET count = 0 FROM known WHERE b.email = known.email AND known."isCleared"
  )
  DELETE FROM "AddressBounce" b USING known WHERE b.email = known.email AND known."isCleared" IS NOT TRUE`
)

/** The mail server takes mails for the address again. */
export const forgetRefusals = (tx: Tx, email: string) =>
  FORGET_REFUSALS.run(tx, [email])

// The row stays, so that the message about an older mail, when it is repeated, counts nothing.
const CLEAR_BOUNCES = command(
  `UPDATE "AddressBounce" SET count = 0, "clearedAt" = greatest(now(), "returnedAt"), "returnedAt" = NULL
   WHERE email = $1 AND count > 0`
)

/** The address gets mails again. @returns whether it had refused some */
export const resetBounces = async (tx: Tx, email: string) =>
  (await CLEAR_BOUNCES.run(tx, [email])) > 0
