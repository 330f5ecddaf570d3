import { resetCodeEmail } from 'src/emails/resetCodeEmail'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { queueMail, queueNoMail } from 'src/lib/outbox'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { sign } from 'src/lib/protection/secrets'
import { senderOf } from 'src/lib/protection/sender'
import { isEmail, normalizeEmail } from 'src/shared/text/email'

import { type AuthAnswer, type AuthCaller, refusal, textIn } from './authAnswer'
import { createOtp, openRequest } from './resetRequests'

/** Limits requests equally for known and unknown addresses (docs/security.md S-18). */
const isWithinLimit = async (emailKey: string, ip: string | undefined) =>
  (await withinLimit('resets-per-hour', ip)) &&
  (await withinLimit('reset-gap', emailKey)) &&
  (await withinLimit('reset-mails-per-hour', emailKey)) &&
  (await withinLimit('reset-mails-per-day', emailKey))

/**
 * `forgotPassword {username}` → `{id, token, email}` (spec section 7, docs/security.md "Reset and codes"). Unknown
 * addresses get the same answer. `token` has no effect until the mailed code was entered for `id`.
 */
export const forgotPassword = async (
  body: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const email = normalizeEmail(textIn(body.username))
  if (!email) return refusal('RESET_EMAIL_REQUIRED', caller)
  if (!isEmail(email)) return refusal('EMAIL_INVALID', caller)

  const emailKey = sign('reset', email)
  if (!(await isWithinLimit(emailKey, senderOf(caller.ip))))
    return refusal('TOO_MANY_ATTEMPTS', caller)

  const user = await db.user.findFirst({ where: { email, archivedAt: null } })
  const otp = createOtp()
  const { web } = await inTransaction(async (tx) => {
    const asker = { user, emailKey, ip: caller.ip }
    const request = await openRequest(tx, asker, otp)
    const { mail, expiresAt } = request
    if (user) {
      const message = resetCodeEmail({
        lang: user.language,
        firstName: user.firstName,
        email,
        otp,
        id: String(mail.publicId),
        token: mail.token,
      })
      await queueMail(tx, email, message, { notAfter: expiresAt })
    } else {
      await queueNoMail(tx)
    }
    return request
  })
  return {
    status: 200,
    body: { id: Number(web.publicId), token: web.token, email },
  }
}
