// The levels that new members of a batch get by hand. As with a purchase, none of them makes anyone staff.
import type { AccessLevel } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { rankOf } from 'src/lib/sessions/impersonation'
import { ownRank } from 'src/services/accounts/accessLevels/accessLevels'
import {
  lockLevels,
  isLearnerLevel,
  memberRights,
} from 'src/services/accounts/accessLevels/learnerLevels'

const learnersOf = async (tx: Tx, levels: AccessLevel[]) => {
  const member = await memberRights(tx)
  return levels.filter((level) => isLearnerLevel(level, member))
}

/** The levels that a batch may give; everyone is called a non-member until they have another one. */
export const batchLevelChoices = async (tx: Tx) =>
  learnersOf(
    tx,
    await tx.accessLevel.findMany({
      where: { name: { not: 'non-member' } },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    })
  )

/**
 * Requires that the editor may let a batch give these levels: learners' levels, not above the editor's own rank.
 * @throws ACCESS_LEVEL_UNKNOWN by field; ACCESS_LEVEL_TOO_HIGH
 */
export const requireBatchLevels = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return
  const { levels, member } = await lockLevels(tx, ids)
  refuseInput({
    accessLevelIds: levels.length < ids.length && 'ACCESS_LEVEL_UNKNOWN',
  })
  const isAbove =
    !currentUser().roles.includes('admin') &&
    rankOf(levels) > (await ownRank(tx))
  if (isAbove || !levels.every((level) => isLearnerLevel(level, member)))
    throw new AppError('ACCESS_LEVEL_TOO_HIGH')
}

/** The names of the levels that a batch gives today; a level that has become one of staff is left out. */
export const levelNamesOf = async (tx: Tx, batchId: number) => {
  const levels = await tx.accessLevel.findMany({
    where: { batches: { some: { batchId } } },
  })
  return (await learnersOf(tx, levels)).map(({ name }) => name)
}
