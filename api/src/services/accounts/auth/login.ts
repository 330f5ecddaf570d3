import { db } from 'src/lib/db'
import { checkPassword, hashPassword } from 'src/lib/passwords'
import { forgetTries, withinLimit } from 'src/lib/rateLimit'
import { sign } from 'src/lib/secrets'
import { isStaffLevels, startSession } from 'src/lib/sessions'
import { PASSWORD_MAX } from 'src/shared/passwordRules'

import { type AuthAnswer, type AuthCaller, refusal } from './authAnswer'

const EMAIL_MAX_CHARS = 254
const ACCOUNT_TRIES = { limit: 5, seconds: 15 * 60 }
const ADDRESS_TRIES = { limit: 100, seconds: 60 * 60 }

const log = (
  userEmail: string,
  { ip, userAgent }: AuthCaller,
  outcome: { userId?: number; isSuccess: boolean; message: string }
) =>
  db.loginLog.createMany({
    data: {
      userEmail,
      ip,
      userAgent: userAgent?.slice(0, 255),
      source: 'SERVER',
      ...outcome,
    },
  })

/**
 * `login {username, password}` → `{id, email}` and a session (spec section 7, security 2.3).
 * Unknown, wrong and archived look alike in words and in time.
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
    username.includes('\0')
  )
    return refusal('LOGIN_FAILED', caller)

  const email = username.trim().toLowerCase()
  const accountKey = `login:account:${sign('login', email)}`
  const isAllowed =
    (await withinLimit(`login:ip:${caller.ip}`, ADDRESS_TRIES)) &&
    (await withinLimit(accountKey, ACCOUNT_TRIES))
  if (!isAllowed) {
    return {
      ...refusal('TOO_MANY_ATTEMPTS', caller),
      retryAfterSeconds: ACCOUNT_TRIES.seconds,
    }
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
    await log(email.slice(0, EMAIL_MAX_CHARS), caller, {
      userId: user?.id,
      isSuccess: false,
      message: 'Invalid email or password',
    })
    return refusal('LOGIN_FAILED', caller)
  }

  if (isWeak) {
    await db.user.update({
      where: { id: user.id },
      data: await hashPassword(password),
    })
  }
  const isStaff = isStaffLevels(
    user.accessLevels.map(({ accessLevel }) => accessLevel)
  )
  const token = await startSession(db, { ...user, isStaff }, caller)
  await forgetTries(accountKey)
  await log(email, caller, { userId: user.id, isSuccess: true, message: '' })
  return { status: 200, body: { id: user.id, email }, session: { token } }
}
