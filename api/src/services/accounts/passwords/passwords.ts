import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { credentialsEmail } from 'src/emails/credentialsEmail'
import { currentSession, currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { checkPassword, hashPassword } from 'src/lib/protection/passwords'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { setPassword } from 'src/services/accounts/auth/setPassword'
import { nameRefusal } from 'src/shared/accounts/nameRules'
import {
  isStrongPassword,
  PASSWORD_MAX,
} from 'src/shared/accounts/passwordRules'
import { normalizeEmail } from 'src/shared/text/email'

import { createPassword } from './createPassword'
import {
  hasCreatedPasswordFor,
  logPasswordCreated,
  TEMPORARY_HOURS,
} from './temporaryPasswords'

/**
 * Sets the password that the user chose in the setup modal. The server too enforces the modal's rules (spec section 5).
 */
export const setUpPassword = (async ({ password }) => {
  const isFit = isStrongPassword(password) && password.length <= PASSWORD_MAX
  refuseInput({ password: !isFit && 'PASSWORD_WEAK' })

  const { id } = currentUser()
  const hashed = await hashPassword(password)
  return inTransaction(async (tx) => {
    const asked = await tx.user.count({
      where: { id, mustChangePassword: true },
    })
    if (asked === 0) throw new AppError('PASSWORD_NOT_ASKED')
    await setPassword(tx, id, hashed, { keepSessionId: currentSession().id })
    await logInfo(tx, {
      action: 'user.passwordSetUp',
      entity: 'User',
      entityId: id,
    })
    return true
  })
}) satisfies MutationResolvers['setUpPassword']

/** Skips the setup modal: generates a password, and the modal appears again at the next sign-in. */
export const skipPasswordSetup = (async () => {
  const { id, email } = currentUser()
  const password = createPassword()
  const hashed = await hashPassword(password)
  return inTransaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { id, mustChangePassword: true },
    })
    if (!user) throw new AppError('PASSWORD_NOT_ASKED')
    await setPassword(tx, id, hashed, {
      temporaryHours: TEMPORARY_HOURS,
      keepSessionId: currentSession().id,
    })
    await logPasswordCreated(tx, id)
    return { email, name: user.firstName, password }
  })
}) satisfies MutationResolvers['skipPasswordSetup']

/**
 * `sendUserCredential(email, name, password)` (spec section 7): mails a password that the caller generated within the
 * last quarter of an hour, for themselves or for an account that they created. No other password can be sent.
 * @throws CREDENTIALS_REFUSED for any other address, password or time
 */
export const sendUserCredential = (async ({ email, name, password }) => {
  const actor = currentUser()
  if (!(await withinLimit('credentials-per-hour', actor.id)))
    throw new AppError('RATE_LIMITED')

  const user = await db.user.findFirst({
    where: { email: normalizeEmail(email), archivedAt: null },
  })
  const isDrawn =
    user !== null && (await hasCreatedPasswordFor(actor.id, user.id))
  const { isRight } = await checkPassword(password, isDrawn ? user : null)
  if (!user || !isRight) throw new AppError('CREDENTIALS_REFUSED')

  const mail = credentialsEmail({
    lang: user.language,
    name: nameRefusal(name) ? user.firstName : name.trim() || user.firstName,
    email: user.email,
    password,
  })
  await inTransaction((tx) =>
    queueMail(tx, user.email, mail, { notAfter: user.tempPasswordExpiresAt })
  )
  return true
}) satisfies QueryResolvers['sendUserCredential']
