// A reset request and its two handles (docs/security.md "Reset and codes"): one for the web page, one for the mail. A
// handle is activated only by entering the code for that very handle, so a victim who clicks the mail's link never
// activates an attacker's page.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { later } from 'src/lib/instants'
import { createToken, hashOfToken, sign } from 'src/lib/protection/secrets'
import { OTP_DIGITS } from 'src/shared/constants'

const MINUTES_TO_LIVE = 10
const MAX_LIVE = 3
const ID_BITS = 52

/** A uniformly distributed code, with leading zeros (docs/security.md S-11). */
export const createOtp = () =>
  String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')

export const otpHash = (requestId: string, otp: string) =>
  sign('otp', requestId, otp)

/** A random number that JavaScript represents exactly. It is not the user's id. */
const createPublicId = () =>
  randomBytes(8).readBigUInt64BE() >> BigInt(64 - ID_BITS)

const createHandle = () => ({
  publicId: createPublicId(),
  token: createToken(),
})

export type Handle = ReturnType<typeof createHandle>

type Asker = {
  user: { id: number; authVersion: number } | null
  emailKey: string
  ip?: string
}

const OPEN = command(`
    WITH older AS (
      UPDATE "ResetRequest" SET "consumedAt" = now() WHERE id IN (
        SELECT id FROM "ResetRequest" WHERE "emailKey" = $1 AND "consumedAt" IS NULL AND "expiresAt" > now()
        ORDER BY "createdAt" DESC OFFSET $2)
    ), request AS (
      INSERT INTO "ResetRequest" (id, "userId", "authVersion", "emailKey", "otpHash", "expiresAt", ip)
      VALUES ($3::uuid, $4, $12, $1, $5, now() + make_interval(mins => $6), $7)
    )
    INSERT INTO "ResetHandle" ("publicId", "requestId", channel, "tokenHash", "expiresAt")
    SELECT handle.id, $3::uuid, handle.channel::"ResetChannel", handle.hash, now() + make_interval(mins => $6)
    FROM (VALUES ($8::bigint, 'WEB', $9::bytea),
      ($10::bigint, 'MAIL', $11::bytea)) AS handle(id, channel, hash)`)

/**
 * Joins a request `r` to its user `u` as long as the request counts: a change of the user's address, password or
 * archive state raises their `authVersion`, and so ends what was mailed before (docs/security.md S-12).
 */
export const OF_ITS_USER = `u.id = r."userId" AND u."authVersion" = r."authVersion" AND u."archivedAt" IS NULL`

/**
 * Opens a request for ten minutes. For an unknown address the request is a decoy, whose code is sent to nobody. The
 * newest three live requests of an address stay valid.
 */
export const openRequest = async (
  tx: Tx,
  { user, emailKey, ip }: Asker,
  otp: string
) => {
  const [web, mail] = [createHandle(), createHandle()]
  const id = randomUUID()
  await OPEN.run(tx, [
    emailKey,
    MAX_LIVE - 1,
    id,
    user?.id ?? null,
    otpHash(id, otp),
    MINUTES_TO_LIVE,
    ip ?? null,
    web.publicId,
    hashOfToken(web.token),
    mail.publicId,
    hashOfToken(mail.token),
    user?.authVersion ?? null,
  ])
  return {
    web,
    mail,
    expiresAt: later(new Date(), MINUTES_TO_LIVE, 'minute'),
  }
}
