import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { knownDevice } from 'src/lib/sessions/devices'
import {
  refusal,
  textIn,
  type AuthAnswer,
  type AuthCaller,
} from 'src/services/accounts/auth/authAnswer'
import {
  logSignIn,
  openSession,
} from 'src/services/accounts/sessions/openSession'

import {
  countFactorTry,
  countWrongCode,
  resetFactorTries,
  useFactorCode,
} from './codes'
import { readSignInHandle } from './signInHandle'
import { tellOfFactor, tellOfRecovery } from './tellOfFactor'

/**
 * `verifySecondFactor {handle, code}` → the answer of `login`, and its session. The second step of a sign-in for which
 * `login` answered SECOND_FACTOR_REQUIRED with a handle (docs/decisions/0075).
 */
export const verifySecondFactor = async (
  { handle, code }: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const sender = senderOf(caller.ip)
  if (!(await withinLimit('second-factors-per-minute', sender)))
    return refusal('TOO_MANY_ATTEMPTS', caller)
  const owner = readSignInHandle(handle)
  if (!owner) return refusal('SECOND_FACTOR_EXPIRED', caller)

  const wait = await countFactorTry(owner.id)
  if (wait > 0)
    return { ...refusal('TOO_MANY_ATTEMPTS', caller), retryAfterSeconds: wait }

  // A new password or address, and an archived account, end the handle.
  const user = await db.user.findFirst({
    where: { ...owner, archivedAt: null },
    include: { accessLevels: { include: { accessLevel: true } } },
  })
  if (!user) return refusal('SECOND_FACTOR_EXPIRED', caller)
  const kind = await inTransaction(async (tx) => {
    const used = await useFactorCode(tx, user.id, textIn(code))
    if (used === 'recovery') await tellOfRecovery(tx, user)
    return used
  })
  if (kind === null) {
    await logSignIn(user.email, caller, {
      userId: user.id,
      isSuccess: false,
      message: 'Wrong second factor',
    })
    if (await countWrongCode(user.id))
      await tellOfFactor(db, user, { kind: 'guessed' })
    return refusal('SECOND_FACTOR_WRONG', caller)
  }
  await resetFactorTries(user.id)
  return openSession(user, caller, {
    deviceId: knownDevice(caller.cookie, user.email),
    isProved: true,
  })
}
