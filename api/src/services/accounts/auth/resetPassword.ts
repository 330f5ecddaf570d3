import { passwordChangedEmail } from 'src/emails/passwordChangedEmail'
import { command, int, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { hashPassword } from 'src/lib/protection/passwords'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { hashOfToken } from 'src/lib/protection/secrets'
import { senderOf } from 'src/lib/protection/sender'
import { PASSWORD_MAX } from 'src/shared/accounts/passwordRules'

import { type AuthAnswer, type AuthCaller, refusal, textIn } from './authAnswer'
import { passwordRefusal } from './passwordRefusal'
import { OF_ITS_USER } from './resetRequests'
import { setPassword } from './setPassword'

const LIVE_HANDLE = `
  h."tokenHash" = $1 AND h."verifiedAt" IS NOT NULL AND h."consumedAt" IS NULL AND h."expiresAt" > now()
  AND r."consumedAt" IS NULL AND r.id = h."requestId" AND ${OF_ITS_USER}`

const OWNER = statement(
  `
    SELECT u.id, u.email, u."firstName", u."lastName" FROM "ResetHandle" h, "ResetRequest" r, "User" u
    WHERE ${LIVE_HANDLE}`,
  { id: int, email: text, firstName: text, lastName: text }
)

const CONSUME = command(`
    UPDATE "ResetHandle" h SET "consumedAt" = now() FROM "ResetRequest" r, "User" u WHERE ${LIVE_HANDLE}`)

/**
 * Uses up the handle and ends all other reset requests of the user. Returns true for the one call that used the handle.
 */
const consumeHandle = async (tx: Tx, tokenHash: Buffer, userId: number) => {
  const used = await CONSUME.run(tx, [tokenHash])
  await tx.resetRequest.updateMany({
    where: { userId, consumedAt: null },
    data: { consumedAt: new Date() },
  })
  return used === 1
}

/**
 * `resetPassword {resetToken, password}` → `{ok: true}` (spec section 7, docs/security.md "Reset and codes"). Ends
 * every session of the user, starts none, and notifies the user by mail.
 */
export const resetPassword = async (
  body: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const password = typeof body.password === 'string' ? body.password : ''
  if (!password) return refusal('PASSWORD_REQUIRED', caller)
  if (password.length > PASSWORD_MAX)
    return refusal('PASSWORD_TOO_LONG', caller)
  if (!(await withinLimit('new-passwords-per-hour', senderOf(caller.ip))))
    return refusal('TOO_MANY_ATTEMPTS', caller)

  const tokenHash = hashOfToken(textIn(body.resetToken))
  const owner = await OWNER.first(db, [tokenHash])
  if (!owner) return refusal('RESET_TOKEN_INVALID', caller)
  const wrong = await passwordRefusal(password, owner)
  if (wrong) return refusal(wrong, caller)

  const hashed = await hashPassword(password)
  const isDone = await inTransaction(async (tx) => {
    if (!(await consumeHandle(tx, tokenHash, owner.id))) return false
    const { language: lang } = await setPassword(tx, owner.id, hashed)
    await logInfo(tx, {
      action: 'user.passwordReset',
      entity: 'User',
      entityId: owner.id,
      userId: owner.id,
    })
    const { email, firstName } = owner
    await queueMail(tx, email, passwordChangedEmail({ lang, firstName }))
    return true
  })
  return isDone
    ? { status: 200, body: { ok: true } }
    : refusal('RESET_TOKEN_INVALID', caller)
}
