import { timingSafeEqual } from 'node:crypto'

import { ResetChannel } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import {
  bool,
  command,
  enumOf,
  int,
  type RowOf,
  statement,
  text,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { signaturesOf } from 'src/lib/protection/secrets'
import { OTP_DIGITS } from 'src/shared/constants'
import { errorText } from 'src/shared/errorText'

import { OF_ITS_USER } from './resetRequests'

/**
 * The tries for one request (docs/security.md S-13). The limit `reset-codes-per-day` counts the tries of an account over
 * all its requests (S-14).
 */
export const OTP_TRIES = 5
const VERIFIED_MINUTES = 10

const isDigits = (text: string, most: number) =>
  new RegExp(`^\\d{1,${most}}$`).test(text)

// Counts a try before comparing the code, so that concurrent tries are all counted.
const COUNT_TRY = statement(
  `
  UPDATE "ResetRequest" r SET attempts = r.attempts + 1 FROM "ResetHandle" h
  WHERE h."publicId" = $1 AND h."requestId" = r.id AND r."consumedAt" IS NULL AND h."consumedAt" IS NULL
    AND r."expiresAt" > now() AND r.attempts < ${OTP_TRIES}
  RETURNING h.id AS "handleId", r.id AS "requestId", r."emailKey", r."otpHash", h.channel, r.attempts,
    EXISTS (SELECT FROM "User" u WHERE ${OF_ITS_USER}) AS "isOfItsUser"`,
  {
    handleId: int,
    requestId: text,
    emailKey: text,
    otpHash: text,
    channel: enumOf(ResetChannel),
    attempts: int,
    isOfItsUser: bool,
  }
)

type Guess = RowOf<typeof COUNT_TRY>

const isRight = ({ requestId, otpHash }: Guess, otp: string) =>
  signaturesOf('otp', requestId, otp).some(
    (hash) =>
      hash.length === otpHash.length &&
      timingSafeEqual(Buffer.from(hash), Buffer.from(otpHash))
  )

// The daily limit does not apply to the mail's handle: its holder has read the mail, and an attack on the page must not
// lock them out.
const withinBudget = ({ channel, emailKey }: Guess) =>
  channel === 'MAIL' || withinLimit('reset-codes-per-day', emailKey)

// The code was mailed to the user's address, so entering it confirms the address.
const VERIFY = command(`
  WITH confirmed AS (
    UPDATE "User" u SET "emailConfirmedAt" = now() FROM "ResetRequest" r
    WHERE r.id = $2::uuid AND u.id = r."userId" AND u."emailConfirmedAt" IS NULL)
  UPDATE "ResetHandle" SET "verifiedAt" = now(), "expiresAt" = now() + make_interval(mins => ${VERIFIED_MINUTES})
     WHERE id = $1 AND "verifiedAt" IS NULL`)

const checkOtp = async (id: string, otp: string) => {
  if (!isDigits(id, 16) || !isDigits(otp, OTP_DIGITS)) return false
  const guess = await COUNT_TRY.first(pool, [id])
  if (!guess || !(await withinBudget(guess)) || !isRight(guess, otp))
    return false
  if (!guess.isOfItsUser) return false

  await VERIFY.run(pool, [guess.handleId, guess.requestId])
  return true
}

/**
 * `validateOtp(input: {id, otp})` (spec section 7): activates the handle of that id for ten minutes. Every error has
 * the same message, in the caller's language, because the client shows it unchanged (spec section 8).
 */
export const validateOtp = (async ({ input: { id, otp } }) => {
  const isValid = await checkOtp(id, otp)
  const lang = context.visitor?.lang ?? 'en'
  const message = isValid ? 'OTP verified' : errorText('OTP_INVALID', lang)
  return { isValid, message }
}) satisfies MutationResolvers['validateOtp']
