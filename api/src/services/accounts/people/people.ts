import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { isStaffLevels } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { hashPassword } from 'src/lib/protection/passwords'
import { viewerLang } from 'src/lib/translations'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'
import { createAccount } from 'src/services/accounts/auth/createAccount'
import { createPassword } from 'src/services/accounts/passwords/createPassword'
import {
  logPasswordCreated,
  TEMPORARY_HOURS,
} from 'src/services/accounts/passwords/temporaryPasswords'
import { can } from 'src/shared/access/permissions'
import { meantFacebookProfile } from 'src/shared/accounts/contact'
import { signUpRules } from 'src/shared/accounts/signUpRules'
import { normalizeEmail } from 'src/shared/text/email'

import { lockUser } from './emailChange/applyEmailChange'
import { proposeEmailChange } from './emailChange/proposeEmailChange'
import { requireHigherRank } from './requireHigherRank'
import { personParts, savePerson } from './savePerson'

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
  facebookProfile: meantFacebookProfile(input.facebookProfile ?? '') || null,
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
  const parts = personParts(input)
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
    const { after } = await savePerson(tx, user.id, parts)
    await logInfo(tx, {
      action: 'user.created',
      entity: 'User',
      entityId: user.id,
      after: { ...person, ...after },
    })
    await logPasswordCreated(tx, user.id)
    return { id: user.id, email: user.email, name: user.firstName, password }
  }).catch(refuseTaken)
}) satisfies MutationResolvers['createUser']

/**
 * Requires that the caller may give a user another address: who has the mailbox can set a new password, so the address
 * of staff needs the right to assign their levels.
 * @throws STAFF_ADDRESS by field
 */
const requireAddressOfLearner = async (tx: Tx, userId: number) =>
  refuseInput({
    email:
      isStaffLevels(await levelsByHand(tx, userId)) &&
      !can(currentUser(), 'editAccessLevels') &&
      'STAFF_ADDRESS',
  })

/**
 * Corrects a user's data. A new e-mail address is only proposed: it takes effect once both mailboxes have answered
 * (docs/decisions/0047).
 * @throws NOT_LOWER_RANK, NOT_FOUND; the codes of the sign-up, EMAIL_TAKEN, STAFF_ADDRESS and those of `savePerson` by
 * field
 */
export const updateUser = (async ({ id, input }) => {
  const { email: wanted, ...names } = asPerson(input)
  refuseWrong({ email: wanted, ...names })
  const parts = personParts(input)
  await requireReach('editUser', id)
  return inTransaction(async (tx) => {
    const user = await lockUser(tx, id)
    await requireHigherRank(tx, id)
    const { email, firstName, lastName, facebookProfile } = user
    if (wanted !== email) {
      await requireAddressOfLearner(tx, id)
      await proposeEmailChange(tx, user, wanted)
    }
    await tx.user.update({ where: { id }, data: names })
    const { before, after } = await savePerson(tx, id, parts)
    await logInfo(tx, {
      action: 'user.changed',
      entity: 'User',
      entityId: id,
      before: { firstName, lastName, facebookProfile, ...before },
      after: { ...names, ...after },
    })
    return true
  })
}) satisfies MutationResolvers['updateUser']
