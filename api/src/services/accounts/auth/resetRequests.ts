// A reset request and its two handles (docs/security.md "Reset and codes"): one for the web page, one for the mail. A
// handle is activated only by entering the code for that very handle, so a victim who clicks the mail's link never
// activates an attacker's page.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

import type { Tx } from 'src/lib/db'
import { createToken, hashOfToken, sign } from 'src/lib/secrets'
import { OTP_DIGITS } from 'src/shared/constants'

const MINUTES_TO_LIVE = 10
const MAX_LIVE = 3
const ID_BITS = 52

/** Uniformly distributed, with leading zeros (docs/security.md S-11). */
export const createOtp = () =>
  String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')

export const otpHash = (requestId: string, otp: string) =>
  sign('otp', requestId, otp)

/** A random number that JavaScript represents exactly; not the user's id. */
const createPublicId = () =>
  randomBytes(8).readBigUInt64BE() >> BigInt(64 - ID_BITS)

const createHandle = () => ({
  publicId: createPublicId(),
  token: createToken(),
})

export type Handle = ReturnType<typeof createHandle>

type Asker = { userId: number | null; emailKey: string; ip?: string }

/**
 * Opens a request for ten minutes, for a user or for an unknown address (then a decoy whose code is sent to nobody);
 * the newest three live requests of an address stay valid.
 */
export const openRequest = async (
  tx: Tx,
  { userId, emailKey, ip }: Asker,
  otp: string
) => {
  const [web, mail] = [createHandle(), createHandle()]
  const id = randomUUID()
  await tx.$executeRaw`
    WITH older AS (
      UPDATE "ResetRequest" SET "consumedAt" = now() WHERE id IN (
        SELECT id FROM "ResetRequest" WHERE "emailKey" = ${emailKey} AND "consumedAt" IS NULL AND "expiresAt" > now()
        ORDER BY "createdAt" DESC OFFSET ${MAX_LIVE - 1})
    ), request AS (
      INSERT INTO "ResetRequest" (id, "userId", "emailKey", "otpHash", "expiresAt", ip)
      VALUES (${id}::uuid, ${userId}, ${emailKey}, ${otpHash(id, otp)}, now() + make_interval(mins => ${MINUTES_TO_LIVE}), ${ip ?? null})
    )
    INSERT INTO "ResetHandle" ("publicId", "requestId", channel, "tokenHash", "expiresAt")
    SELECT handle.id, ${id}::uuid, handle.channel::"ResetChannel", handle.hash, now() + make_interval(mins => ${MINUTES_TO_LIVE})
    FROM (VALUES (${web.publicId}::bigint, 'WEB', ${hashOfToken(web.token)}::bytea),
      (${mail.publicId}::bigint, 'MAIL', ${hashOfToken(mail.token)}::bytea)) AS handle(id, channel, hash)`
  return {
    web,
    mail,
    expiresAt: new Date(Date.now() + MINUTES_TO_LIVE * 60_000),
  }
}
