// The codes of a second factor: those of an authenticator app (RFC 6238: SHA-1, six digits, steps of 30 seconds) and
// recovery codes. Each counts once.
import { randomInt } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import type { Tx } from 'src/lib/db'
import { resetTries, waitOf, withinLimit } from 'src/lib/protection/rateLimit'
import { sign, signaturesOf, unseal } from 'src/lib/protection/secrets'
import { RECOVERY_CODES } from 'src/shared/access/secondFactor'

const STEP_SECONDS = 30

/**
 * Tries at sign-in count apart from those in each session, so that a stranger at one of them does not keep the owner out
 * of the other.
 */
const subjectOf = (userId: number, sessionId = '') => `${userId}:${sessionId}`

/** Counts a try before its code is compared. @returns the seconds to wait, or 0 if the try may be made */
export const countFactorTry = (userId: number, sessionId?: string) =>
  waitOf('second-factor-tries', subjectOf(userId, sessionId))

export const resetFactorTries = (userId: number, sessionId?: string) =>
  resetTries('second-factor-tries', subjectOf(userId, sessionId))

/**
 * Counts a wrong code at sign-in, whose sender knows the password. @returns whether the owner is to be told now: at the
 * fifth of a day, once a day
 */
export const countWrongCode = async (userId: number) =>
  !(await withinLimit('wrong-codes', userId)) &&
  (await withinLimit('wrong-codes-told', userId))

/** The text that an authenticator app reads from the QR code. */
export const totpOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'Sulong',
    label: email,
    secret: Secret.fromBase32(secret),
  })

export const createFactorSecret = () => new Secret({ size: 20 }).base32

/** The step to which a code belongs, the current or a neighbouring one; null for any other text. */
export const stepOf = (sealed: string, code: string, now = new Date()) => {
  const secret = unseal(sealed)
  const token = code.replace(/\s/g, '')
  if (secret === null || !/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 })
  return delta === null
    ? null
    : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

// No letters or digits that look alike.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 12

const createRecoveryCode = () =>
  Array.from({ length: CODE_LENGTH }, (_, place) => {
    const letter = ALPHABET[randomInt(ALPHABET.length)]
    return place > 0 && place % 4 === 0 ? `-${letter}` : letter
  }).join('')

const normalized = (code: string) =>
  code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Replaces the recovery codes of a user; they are shown once, and stored only as HMACs. */
export const replaceRecoveryCodes = async (tx: Tx, userId: number) => {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      userId,
      codeHash: sign('recovery', String(userId), normalized(code)),
    })),
  })
  return codes
}

/**
 * Uses a code of a user's second factor, once even if it is sent twice at the same time. The caller counts the try
 * before.
 */
export const useFactorCode = async (
  tx: Tx,
  userId: number,
  code: string
): Promise<'app' | 'recovery' | null> => {
  const factor = await tx.secondFactor.findUnique({ where: { userId } })
  if (!factor?.confirmedAt || code.length > 50) return null
  const step = stepOf(factor.secret, code)
  if (step !== null) {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, secret: factor.secret, lastStep: { lt: step } },
      data: { lastStep: step },
    })
    return count === 1 ? 'app' : null
  }
  const codeHash = {
    in: signaturesOf('recovery', String(userId), normalized(code)),
  }
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1 ? 'recovery' : null
}
