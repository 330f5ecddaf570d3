import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'
import { hashPassword } from 'src/lib/protection/passwords'
import { uncountTry, withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { signUpErrors } from 'src/shared/accounts/signUpRules'
import { normalizeEmail } from 'src/shared/text/email'

import { type AuthAnswer, type AuthCaller, refusal, textIn } from './authAnswer'
import { createAccount } from './createAccount'
import { passwordRefusal } from './passwordRefusal'

// The answer "taken" tells that an address has an account, so it is limited.
const takenLimits = [
  'taken-addresses-per-hour',
  'taken-addresses-per-day',
] as const

const isWithinLimits = async (sender: string | undefined) => {
  const limits = ['sign-ups-per-hour', ...takenLimits] as const
  const within = await Promise.all(
    limits.map((name) => withinLimit(name, sender))
  )
  return within.every(Boolean)
}

const countAsNotTaken = (sender: string | undefined) =>
  Promise.all(takenLimits.map((name) => uncountTry(name, sender)))

/**
 * `signup {username, password, firstName, lastName, facebookProfile}` → `{id, message}` and a session (spec section 7).
 * Other fields are ignored.
 */
export const signUp = async (
  body: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const person = {
    email: normalizeEmail(textIn(body.username)),
    firstName: textIn(body.firstName),
    lastName: textIn(body.lastName),
    facebookProfile: textIn(body.facebookProfile),
  }
  const password = typeof body.password === 'string' ? body.password : ''

  const [firstWrong] = Object.values(signUpErrors({ ...person, password }))
  const wrong = firstWrong ?? (await passwordRefusal(password, person))
  if (wrong) return refusal(wrong, caller)
  const sender = senderOf(caller.ip)
  if (!(await isWithinLimits(sender))) {
    await countAsNotTaken(sender)
    return refusal('TOO_MANY_ATTEMPTS', caller)
  }

  const hashed = await hashPassword(password)
  try {
    const answer = await inTransaction(async (tx) => {
      const user = await createAccount(
        tx,
        { ...person, lang: caller.lang, isLanguageChosen: true },
        hashed
      )
      await logInfo(tx, {
        action: 'user.signedUp',
        entity: 'User',
        entityId: user.id,
        userId: user.id,
      })
      const token = await startSession(tx, { ...user, isStaff: false }, caller)
      return {
        status: 201,
        body: { id: user.id, message: 'Welcome to Sulong!' },
        session: { token },
      }
    })
    await countAsNotTaken(sender)
    return answer
  } catch (error) {
    if (isUniqueViolation(error, 'email')) return refusal('EMAIL_TAKEN', caller)
    throw error
  }
}
