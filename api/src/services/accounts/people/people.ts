import type { User } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { addressChangedEmail } from 'src/emails/addressChangedEmail'
import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { queueMail } from 'src/lib/outbox'
import { hashPassword } from 'src/lib/protection/passwords'
import { rankOf } from 'src/lib/sessions/impersonation'
import { isStaffLevels } from 'src/lib/sessions/sessionTokens'
import { viewerLang } from 'src/lib/translations'
import {
  levelsByHand,
  ownRank,
} from 'src/services/accounts/accessLevels/accessLevels'
import { createAccount } from 'src/services/accounts/auth/createAccount'
import { createPassword } from 'src/services/accounts/passwords/createPassword'
import {
  logPasswordCreated,
  TEMPORARY_HOURS,
} from 'src/services/accounts/passwords/temporaryPasswords'
import { can } from 'src/shared/access/permissions'
import { normalizeEmail } from 'src/shared/accounts/contact'
import { signUpRules } from 'src/shared/accounts/signUpRules'

type Input = {
  email: string
  firstName: string
  lastName: string
  facebookProfile?: string | null
}

const asPerson = (input: Input) => ({
  email: normalizeEmail(input.email),
  firstName: input.firstName.trim(),
  lastName: input.lastName.trim(),
  facebookProfile: input.facebookProfile?.trim() || null,
})

const refuseWrong = (person: ReturnType<typeof asPerson>) =>
  refuseInput({
    email: signUpRules.email(person.email),
    firstName: signUpRules.firstName(person.firstName),
    lastName: signUpRules.lastName(person.lastName),
    facebookProfile: signUpRules.facebookProfile(person.facebookProfile ?? ''),
  })

const refuseTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'email'))
    throw new InputError({ email: 'EMAIL_TAKEN' })
  throw error
}

/** Lets staff create an account: a non-member with a generated password, which is mailed and must be changed. */
export const createUser = (async ({ input }) => {
  const person = asPerson(input)
  refuseWrong(person)
  const password = createPassword()
  const hashed = await hashPassword(password)
  return inTransaction(async (tx) => {
    const user = await createAccount(
      tx,
      { ...person, lang: viewerLang() },
      hashed
    )
    await tx.user.update({
      where: { id: user.id },
      data: {
        mustChangePassword: true,
        tempPasswordExpiresAt: later(new Date(), TEMPORARY_HOURS, 'hour'),
      },
    })
    await logInfo(tx, {
      action: 'user.created',
      entity: 'User',
      entityId: user.id,
      after: person,
    })
    await logPasswordCreated(tx, user.id)
    return { id: user.id, email: user.email, name: user.firstName, password }
  }).catch(refuseTaken)
}) satisfies MutationResolvers['createUser']

/**
 * Requires that the caller may edit a user. Nobody edits themselves here. Administrators edit everyone else, other
 * staff only users of a lower rank.
 */
const requireHigherRank = async (tx: Tx, userId: number) => {
  if (userId === currentUser().id) throw new AppError('NOT_LOWER_RANK')
  const rank = rankOf(await levelsByHand(tx, userId))
  const isAdmin = currentUser().roles.includes('admin')
  if (!isAdmin && rank >= (await ownRank(tx)))
    throw new AppError('NOT_LOWER_RANK')
}

/**
 * Requires that the caller may give a user another address: who has the mailbox can set a new password, so that of staff
 * needs the right to assign their levels.
 * @throws STAFF_ADDRESS by field
 */
const requireAddressOfLearner = async (tx: Tx, userId: number) =>
  refuseInput({
    email:
      isStaffLevels(await levelsByHand(tx, userId)) &&
      !can(currentUser(), 'editAccessLevels') &&
      'STAFF_ADDRESS',
  })

/** Mails both mailboxes, so that nobody loses an account unnoticed. */
const tellOfAddress = async (
  tx: Tx,
  { email: oldEmail, firstName, language }: User,
  newEmail: string
) => {
  const mail = addressChangedEmail({
    lang: language,
    firstName,
    oldEmail,
    newEmail,
  })
  for (const email of [oldEmail, newEmail]) await queueMail(tx, email, mail)
}

/**
 * Corrects a user's data. A new e-mail address ends the user's sessions, reset codes and calendar address (the
 * database's app.end_access), because the owner of the new mailbox owns the account from now on.
 * @throws NOT_LOWER_RANK, NOT_FOUND; the codes of the sign-up, EMAIL_TAKEN and STAFF_ADDRESS by field
 */
export const updateUser = (async ({ id, input }) => {
  const person = asPerson(input)
  refuseWrong(person)
  return inTransaction(async (tx) => {
    const user = found(
      await tx.user.findFirst({ where: { id, archivedAt: null } })
    )
    await requireHigherRank(tx, id)
    const { email, firstName, lastName, facebookProfile } = user
    if (person.email !== email) {
      await requireAddressOfLearner(tx, id)
      await tellOfAddress(tx, user, person.email)
    }
    await tx.user.update({
      where: { id },
      data: person,
    })
    await logInfo(tx, {
      action: 'user.changed',
      entity: 'User',
      entityId: id,
      before: { email, firstName, lastName, facebookProfile },
      after: person,
    })
    return true
  }).catch(refuseTaken)
}) satisfies MutationResolvers['updateUser']
