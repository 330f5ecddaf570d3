import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { checkPassword } from 'src/lib/protection/passwords'
import { withinLimit } from 'src/lib/protection/rateLimit'

/**
 * Asks the signed-in user for their password again, so that an unlocked device is not enough for a dangerous change.
 * @throws RATE_LIMITED; BAD_USER_INPUT at `password`: PASSWORD_REQUIRED, PASSWORD_WRONG
 */
export const requirePassword = async (password: string) => {
  refuseInput({ password: !password && 'PASSWORD_REQUIRED' })
  const { id } = currentUser()
  if (!(await withinLimit('passwords-again-per-hour', id)))
    throw new AppError('RATE_LIMITED')
  const user = await db.user.findUniqueOrThrow({
    where: { id },
    select: { hashedPassword: true, salt: true },
  })
  const { isRight } = await checkPassword(password, user)
  refuseInput({ password: !isRight && 'PASSWORD_WRONG' })
}
