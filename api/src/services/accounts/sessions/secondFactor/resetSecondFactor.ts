import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { rankOf } from 'src/lib/sessions/impersonation'
import {
  levelsByHand,
  ownRank,
} from 'src/services/accounts/accessLevels/accessLevels'
import { fullName } from 'src/shared/accounts/fullName'
import { cutText } from 'src/shared/text/cutText'

import { resetFactorTries } from './codes'
import { deleteFactor } from './removeFactorOf'

const REASON_CHARACTERS = 500

/**
 * Removes the second factor of a person of a lower rank who has lost it, and signs them out everywhere.
 * @throws NOT_LOWER_RANK, also for one's own; NOT_FOUND without a second factor; BAD_USER_INPUT at `reason`
 */
export const resetSecondFactor = (async ({ id, reason }) => {
  const why = cutText(reason.trim(), REASON_CHARACTERS)
  refuseInput({ reason: !why && 'REASON_REQUIRED' })
  await inTransaction(async (tx) => {
    await lockRow(tx, 'User', id)
    const rank = rankOf(await levelsByHand(tx, id))
    if (id === currentUser().id || rank >= (await ownRank(tx)))
      throw new AppError('NOT_LOWER_RANK')
    const byName = fullName(currentUser())
    found((await deleteFactor(tx, id, { byName, reason: why })) || null)
  })
  await resetFactorTries(id)
  return true
}) satisfies MutationResolvers['resetSecondFactor']
