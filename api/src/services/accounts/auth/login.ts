import { db } from 'src/lib/db'
import { checkPassword, hashPassword } from 'src/lib/protection/passwords'
import {
  resetTries,
  uncountTry,
  waitOf,
  withinLimit,
} from 'src/lib/protection/rateLimit'
import { sign } from 'src/lib/protection/secrets'
import { senderOf } from 'src/lib/protection/sender'
import { knownDevice } from 'src/lib/sessions/devices'
import {
  logSignIn,
  openSession,
} from 'src/services/accounts/sessions/openSession'
import { createSignInHandle } from 'src/services/accounts/sessions/secondFactor/signInHandle'
import { CODE_ASKED } from 'src/shared/access/secondFactor'
import { PASSWORD_MAX } from 'src/shared/accounts/passwordRules'
import { limits } from 'src/shared/settings/limits'
import { cutText } from 'src/shared/text/cutText'
import { normalizeEmail } from 'src/shared/text/email'
import { isStorable } from 'src/shared/text/storableText'

import { type AuthAnswer, type AuthCaller, refusal } from './authAnswer'

const EMAIL_MAX_CHARS = 254
const addressLimits = ['sign-ins-per-minute', 'sign-ins-per-hour'] as const

/**
 * `login {username, password}` → `{id, email, preferences}` and a session (spec section 7, docs/security.md S-02,
 * S-03). Unknown users, wrong passwords and archived users get the same answer in the same time. A user with a second
 * factor gets SECOND_FACTOR_REQUIRED and a handle for `verifySecondFactor` instead.
 */
export const login = async (
  { username, password }: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  if (typeof username !== 'string' || typeof password !== 'string')
    return refusal('LOGIN_FAILED', caller)
  if (
    username.length > EMAIL_MAX_CHARS ||
    password.length > PASSWORD_MAX ||
    !isStorable(username)
  )
    return refusal('LOGIN_FAILED', caller)

  const email = normalizeEmail(username)
  const deviceId = knownDevice(caller.cookie, email)
  const account = deviceId
    ? `device:${deviceId}`
    : `account:${sign('login', email)}`
  const sender = senderOf(caller.ip)
  const isAllowed =
    (await withinLimit('sign-ins-per-minute', sender)) &&
    (await withinLimit('sign-ins-per-hour', sender))
  const wait = isAllowed
    ? await waitOf('sign-in-tries', account)
    : limits['sign-ins-per-minute'].seconds
  if (wait > 0) {
    return { ...refusal('TOO_MANY_ATTEMPTS', caller), retryAfterSeconds: wait }
  }

  const user = await db.user.findUnique({
    where: { email },
    include: { accessLevels: { include: { accessLevel: true } } },
  })
  const { isRight, isWeak } = await checkPassword(password, user)
  const hasLapsed =
    user?.tempPasswordExpiresAt != null &&
    user.tempPasswordExpiresAt < new Date()
  if (!user || !isRight || user.archivedAt !== null || hasLapsed) {
    await logSignIn(cutText(email, EMAIL_MAX_CHARS), caller, {
      userId: user?.id,
      isSuccess: false,
      message: 'Invalid email or password',
    })
    return refusal('LOGIN_FAILED', caller)
  }

  if (isWeak) {
    // Does not replace a password that was set during the comparison.
    await db.user.updateMany({
      where: { id: user.id, hashedPassword: user.hashedPassword },
      data: await hashPassword(password),
    })
  }
  // Many people may share an IP address. The right password was not a guess, so it does not count as a try.
  await Promise.all([
    resetTries('sign-in-tries', account),
    ...addressLimits.map((name) => uncountTry(name, sender)),
  ])
  // Read after the slow comparison of the password, during which the user may have turned it on.
  const factor = await db.secondFactor.findUnique({
    where: { userId: user.id },
    select: { confirmedAt: true },
  })
  if (factor?.confirmedAt) {
    await logSignIn(email, caller, {
      userId: user.id,
      isSuccess: false,
      message: CODE_ASKED,
    })
    const { status, body } = refusal('SECOND_FACTOR_REQUIRED', caller)
    return { status, body: { ...body, handle: createSignInHandle(user) } }
  }
  return openSession(user, caller, { deviceId, isProved: false })
}
