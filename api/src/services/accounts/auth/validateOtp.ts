import { timingSafeEqual } from 'node:crypto'

import type { MutationResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { withinLimit } from 'src/lib/rateLimit'
import { signaturesOf } from 'src/lib/secrets'
import { OTP_DIGITS } from 'src/shared/constants'
import { errorText } from 'src/shared/errorText'

/** Guesses for one request, and for one account a day over all requests (security S-13, S-14). */
export const OTP_TRIES = 5
const TRIES_A_DAY = { limit: 15, seconds: 24 * 60 * 60 }
const VERIFIED_MINUTES = 10

const isDigits = (text: string, most: number) =>
  new RegExp(`^\\d{1,${most}}$`).test(text)

type Guess = {
  handleId: number
  requestId: string
  emailKey: string
  otpHash: string
  channel: 'WEB' | 'MAIL'
  attempts: number
}

// Counted before it is compared, so that guesses at once are all counted.
const COUNT_SQL = `
  UPDATE "ResetRequest" r SET attempts = r.attempts + 1 FROM "ResetHandle" h
  WHERE h."publicId" = $1 AND h."requestId" = r.id AND r."consumedAt" IS NULL AND h."consumedAt" IS NULL
    AND r."expiresAt" > now() AND r.attempts < ${OTP_TRIES}
  RETURNING h.id AS "handleId", r.id AS "requestId", r."emailKey", r."otpHash", h.channel, r.attempts`

const isRight = ({ requestId, otpHash }: Guess, otp: string) =>
  signaturesOf('otp', requestId, otp).some(
    (hash) =>
      hash.length === otpHash.length &&
      timingSafeEqual(Buffer.from(hash), Buffer.from(otpHash))
  )

// Who holds the mail's own id has read the mail: an attack on the page can't lock them out.
const withinBudget = ({ channel, emailKey }: Guess) =>
  channel === 'MAIL' || withinLimit(`otp:${emailKey}`, TRIES_A_DAY)

const checkOtp = async (id: string, otp: string) => {
  if (!isDigits(id, 16) || !isDigits(otp, OTP_DIGITS)) return false
  const { rows } = await pool.query<Guess>(COUNT_SQL, [id])
  const [guess] = rows
  if (!guess || !(await withinBudget(guess)) || !isRight(guess, otp))
    return false

  await pool.query(
    `UPDATE "ResetHandle" SET "verifiedAt" = now(), "expiresAt" = now() + make_interval(mins => ${VERIFIED_MINUTES})
     WHERE id = $1 AND "verifiedAt" IS NULL`,
    [guess.handleId]
  )
  return true
}

/**
 * `validateOtp(input: {id, otp})` (spec section 7): arms the handle of that id, and no other, to set a password within
 * ten minutes. One message for whatever is wrong, in the caller's language: it is shown as it is (spec section 8).
 */
export const validateOtp = (async ({ input: { id, otp } }) => {
  const isValid = await checkOtp(id, otp)
  const lang = context.visitor?.lang ?? 'en'
  const message = isValid ? 'OTP verified' : errorText('OTP_INVALID', lang)
  return { isValid, message }
}) satisfies MutationResolvers['validateOtp']
