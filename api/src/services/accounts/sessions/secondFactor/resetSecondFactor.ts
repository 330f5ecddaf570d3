import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { rankOf } from 'src/lib/sessions/impersonation'
import {
  levelsByHand,
  ownRank,
} from 'src/services/accounts/accessLevels/accessLevels'
import { fullName } from 'src/shared/accounts/fullName'

import { resetFactorTries } from './codes'
import { tellOfFactor } from './tellOfFactor'

const REASON_MAX = 500

/**
 * Removes the second factor of a person of a lower rank who has lost it, and signs them out everywhere.
 * @throws NOT_LOWER_RANK, also for one's own; NOT_FOUND without a second factor; BAD_USER_INPUT at `reason`
 */
export const resetSecondFactor = (async ({ id, reason }) => {
  const why = reason.trim().slice(0, REASON_MAX)
  refuseInput({ reason: !why && 'REASON_REQUIRED' })
  await inTransaction(async (tx) => {
    await lockRow(tx, 'User', id)
    const user = await tx.user.findUniqueOrThrow({ where: { id } })
    const rank = rankOf(await levelsByHand(tx, id))
    if (id === currentUser().id || rank >= (await ownRank(tx)))
      throw new AppError('NOT_LOWER_RANK')
    const { count } = await tx.secondFactor.deleteMany({
      where: { userId: id, confirmedAt: { not: null } },
    })
    found(count || null)
    await tx.session.updateMany({
      where: { userId: id, revokedAt: null },
      data: { revokedAt: new Date(), revokeReason: 'FACTOR_CHANGED' },
    })
    await logInfo(tx, {
      action: 'user.factorReset',
      entity: 'User',
      entityId: id,
      after: { reason: why },
    })
    await tellOfFactor(tx, user, {
      kind: 'reset',
      byName: fullName(currentUser()),
      reason: why,
    })
  })
  await resetFactorTries(id)
  return true
}) satisfies MutationResolvers['resetSecondFactor']
