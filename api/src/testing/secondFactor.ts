import { db } from 'src/lib/db'
import { seal } from 'src/lib/protection/secrets'
import {
  createFactorSecret,
  totpOf,
} from 'src/services/accounts/sessions/secondFactor/codes'

/** A code of an authenticator app; `steps` of 30 seconds from now. */
export const appCode = (secret: string, steps = 0) =>
  totpOf(secret).generate({ timestamp: Date.now() + steps * 30_000 })

/** Turns a second factor on for a user, and returns its secret. */
export const giveFactor = async (userId: number) => {
  const secret = createFactorSecret()
  await db.secondFactor.create({
    data: { userId, secret: seal(secret), confirmedAt: new Date() },
  })
  return secret
}
