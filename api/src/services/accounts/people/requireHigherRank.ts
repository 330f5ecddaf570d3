import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { rankOf } from 'src/lib/sessions/impersonation'
import {
  levelsByHand,
  ownRank,
} from 'src/services/accounts/accessLevels/accessLevels'

/**
 * Requires that the caller may edit a user. Nobody edits themselves here. Administrators edit everyone else, other
 * staff only users of a lower rank.
 * @throws NOT_LOWER_RANK
 */
export const requireHigherRank = async (tx: Tx, userId: number) => {
  if (userId === currentUser().id) throw new AppError('NOT_LOWER_RANK')
  const rank = rankOf(await levelsByHand(tx, userId))
  const isAdmin = currentUser().roles.includes('admin')
  if (!isAdmin && rank >= (await ownRank(tx)))
    throw new AppError('NOT_LOWER_RANK')
}
