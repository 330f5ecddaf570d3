// Mails that come back after the mail server had taken them.
import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { earlier, later } from 'src/lib/instants'
import { cutText } from 'src/shared/text/cutText'
import { isEmail, normalizeEmail } from 'src/shared/text/email'
import { withStorableText } from 'src/shared/text/storableText'

import { isRefusedForGood } from './isRefusedForGood'

export type Bounce = {
  email: string
  kind: 'hard' | 'soft'
  at: Date
  /** The other mail server's answer. */
  diagnostic: string
}

/** Providers try for some days before they give up. */
const OLDEST_DAYS = 7
const AHEAD_MINUTES = 5
const DIAGNOSTIC_CHARACTERS = 500

const objectIn = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

const asTime = (value: unknown, now: Date) => {
  const at = new Date(typeof value === 'string' ? value : NaN)
  const isRecent =
    at >= earlier(now, OLDEST_DAYS, 'day') &&
    at <= later(now, AHEAD_MINUTES, 'minute')
  return isRecent ? at : null
}

/** The message of a body in JSON; null if the body is not such a message. */
export const asBounce = (body: string, now: Date): Bounce | null => {
  const { email, kind, at, diagnostic = '' } = objectIn(body) ?? {}
  const time = asTime(at, now)
  const address = typeof email === 'string' ? normalizeEmail(email) : ''
  if (!time || !isEmail(address) || typeof diagnostic !== 'string') return null
  if (kind !== 'hard' && kind !== 'soft') return null
  const said = cutText(withStorableText(diagnostic), DIAGNOSTIC_CHARACTERS)
  return { email: address, kind, at: time, diagnostic: said }
}

// The code stands at the beginning, or after "smtp;" (RFC 3464).
const CODE = /^(?:smtp;\s*)?((\d{3})[ -].*)$/is

/** The code and the text after it; without a code, the provider's word "hard" has to do. */
const saidIn = (diagnostic: string) => {
  const [, response, code] = CODE.exec(diagnostic.trim()) ?? []
  return code ? { response, responseCode: Number(code) } : null
}

/** Whether the address itself is refused: not the sender, and not only for now. */
const isOfAddress = ({ kind, diagnostic }: Bounce) => {
  const said = saidIn(diagnostic)
  return (
    kind === 'hard' &&
    (!said || isRefusedForGood({ command: 'RCPT TO', ...said }))
  )
}

/** Shown on the person's page; it reads the code (shared/marketing/announcements/bounceReason). */
const detailOf = ({ diagnostic }: Bounce) =>
  saidIn(diagnostic) ? diagnostic : `500 ${diagnostic || 'No reason was given'}`

// A message that is repeated, or arrives after a later one, changes nothing.
const COUNT_RETURNED = command(`
  INSERT INTO "AddressBounce" AS a (email, detail, "lastAt", "returnedAt") VALUES ($1, $2, now(), $3::timestamptz)
  ON CONFLICT (email) DO UPDATE SET count = a.count + 1, detail = excluded.detail, "lastAt" = now(), "returnedAt" = excluded."returnedAt"
  WHERE greatest(a."returnedAt", a."clearedAt") IS NULL OR greatest(a."returnedAt", a."clearedAt") < excluded."returnedAt"`)

/** Keeps that an address gives mails back, like a refusal at once. @returns whether that is new */
export const noteBounce = async (bounce: Bounce) =>
  isOfAddress(bounce) &&
  (await COUNT_RETURNED.run(pool, [
    bounce.email,
    detailOf(bounce),
    bounce.at,
  ])) > 0
