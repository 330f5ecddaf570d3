// The signed-in user's own second factor (docs/decisions/0075).
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { isStaffLevels } from 'src/lib/access/staff'
import { currentSession, currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { seal } from 'src/lib/protection/secrets'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'

import {
  createFactorSecret,
  replaceRecoveryCodes,
  resetFactorTries,
  stepOf,
  totpOf,
} from './codes'
import { endOtherAccess } from './endOtherAccess'
import { requireTry, withCode } from './requireCode'
import { tellOfFactor } from './tellOfFactor'

const owner = () =>
  db.user.findUniqueOrThrow({ where: { id: currentUser().id } })

export const mySecondFactor = (async () => {
  const { id: userId } = currentUser()
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    include: { codes: { where: { usedAt: null }, select: { id: true } } },
  })
  return {
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: factor?.codes.length ?? 0,
    dueAt: context.factorDueAt ?? null,
    isForStaff: isStaffLevels(await levelsByHand(db, userId)),
  }
}) satisfies QueryResolvers['mySecondFactor']

/**
 * Creates the secret of a second factor, which counts once a first code has been entered. A second start replaces the
 * secret of the first.
 * @throws FORBIDDEN for learners, SECOND_FACTOR_ON, RATE_LIMITED; BAD_USER_INPUT at `password`
 */
export const startSecondFactor = (async ({ password }) => {
  const { id: userId, email } = currentUser()
  if (!isStaffLevels(await levelsByHand(db, userId)))
    throw new AppError('FORBIDDEN')
  await requirePassword(password)
  const secret = createFactorSecret()
  const isOn = await inTransaction(async (tx) => {
    await tx.secondFactor.createMany({
      data: { userId, secret: '' },
      skipDuplicates: true,
    })
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, confirmedAt: null },
      data: { secret: seal(secret) },
    })
    return count === 0
  })
  if (isOn) throw new AppError('SECOND_FACTOR_ON')
  return { secret, uri: totpOf(secret, email).toString() }
}) satisfies MutationResolvers['startSecondFactor']

const markProved = (tx: Tx) =>
  tx.session.update({
    where: { id: currentSession().id },
    data: { factorAt: new Date() },
  })

/**
 * Turns the second factor on with a first code, ends the user's other sessions and access tokens, and returns the
 * recovery codes, which nobody can read again.
 * @throws SECOND_FACTOR_ON, RATE_LIMITED; BAD_USER_INPUT at `code`: REQUIRED, SECOND_FACTOR_WRONG
 */
export const confirmSecondFactor = (async ({ code }) => {
  const user = await owner()
  const { id: userId } = user
  await requireTry(userId, code)
  const factor = await db.secondFactor.findUnique({ where: { userId } })
  if (factor?.confirmedAt) throw new AppError('SECOND_FACTOR_ON')
  const step = factor && stepOf(factor.secret, code)
  refuseInput({ code: step === null && 'SECOND_FACTOR_WRONG' })
  const codes = await inTransaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, secret: factor?.secret, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step ?? 0 },
    })
    if (count === 0) throw new AppError('SECOND_FACTOR_ON')
    await markProved(tx)
    await endOtherAccess(tx, userId, currentSession().id)
    await logInfo(tx, {
      action: 'user.factorAdded',
      entity: 'User',
      entityId: userId,
    })
    await tellOfFactor(tx, user, { kind: 'added' })
    return replaceRecoveryCodes(tx, userId)
  })
  await resetFactorTries(userId, currentSession().id)
  return codes
}) satisfies MutationResolvers['confirmSecondFactor']

/**
 * Replaces the recovery codes.
 * @throws RATE_LIMITED; BAD_USER_INPUT at `password` and `code`
 */
export const renewRecoveryCodes = (async ({ password, code }) => {
  await requirePassword(password)
  const user = await owner()
  return withCode(user.id, code, async (tx) => {
    await markProved(tx)
    await logInfo(tx, {
      action: 'user.recoveryRenewed',
      entity: 'User',
      entityId: user.id,
    })
    await tellOfFactor(tx, user, { kind: 'renewed' })
    return replaceRecoveryCodes(tx, user.id)
  })
}) satisfies MutationResolvers['renewRecoveryCodes']

/**
 * Turns the second factor off.
 * @throws RATE_LIMITED; BAD_USER_INPUT at `password` and `code`
 */
export const removeSecondFactor = (async ({ password, code }) => {
  await requirePassword(password)
  const user = await owner()
  return withCode(user.id, code, async (tx) => {
    await tx.secondFactor.delete({ where: { userId: user.id } })
    await logInfo(tx, {
      action: 'user.factorRemoved',
      entity: 'User',
      entityId: user.id,
    })
    await tellOfFactor(tx, user, { kind: 'removed' })
    return true
  })
}) satisfies MutationResolvers['removeSecondFactor']

/**
 * Enters a code in this session, for the money and the rights of the next 15 minutes.
 * @throws RATE_LIMITED; BAD_USER_INPUT at `code`: REQUIRED, SECOND_FACTOR_WRONG
 */
export const proveSecondFactor = (async ({ code }) =>
  withCode(currentUser().id, code, async (tx) => {
    await markProved(tx)
    return true
  })) satisfies MutationResolvers['proveSecondFactor']
