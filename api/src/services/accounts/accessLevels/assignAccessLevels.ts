import type { MutationResolvers } from 'types/graphql'

import { isStaffLevels } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import { statement, text } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { rankOf } from 'src/lib/sessions/impersonation'

import { ownRank } from './accessLevels'
import { changeStaff } from './changeStaff'
import { lockLevels } from './learnerLevels'

export const ADMIN = 'admin'

export const LOCK_LEVEL = statement(
  `SELECT id FROM "AccessLevel" WHERE id = $1 FOR UPDATE`,
  { id: text }
)

/** Counts the other active administrators under a lock, so that two administrators cannot remove each other at once. */
export const otherAdmins = async (tx: Tx, userId: number) => {
  await LOCK_LEVEL.all(tx, [ADMIN])
  return tx.userAccessLevel.count({
    where: {
      accessLevelId: ADMIN,
      userId: { not: userId },
      user: { archivedAt: null },
    },
  })
}

/**
 * Sets the levels that staff give to a user. The levels must be below the caller's rank, except for administrators.
 * Callers cannot change their own levels, and the last administrator stays. A user who becomes staff, or stops being
 * staff, has to sign in again.
 */
export const assignAccessLevels = (async ({ userId, accessLevelIds }) =>
  inTransaction(async (tx) => {
    const wantedIds = [...new Set(accessLevelIds)]
    // First, so that a level that is just becoming one of staff finds the user among its holders.
    const { levels: wanted } = await lockLevels(tx, wantedIds)
    await lockRow(tx, 'User', userId)
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      include: { accessLevels: { include: { accessLevel: true } } },
    })
    if (user.id === currentUser().id) throw new AppError('OWN_ACCESS_LEVELS')
    if (user.archivedAt) throw new AppError('USER_ARCHIVED')

    const held = user.accessLevels.map(({ accessLevel }) => accessLevel)
    refuseInput({
      accessLevelIds:
        wanted.length < wantedIds.length
          ? 'ACCESS_LEVEL_UNKNOWN'
          : wanted.length === 0 && 'REQUIRED',
    })
    const isAdmin = currentUser().roles.includes(ADMIN)
    const rank = await ownRank(tx)
    if (!isAdmin && rankOf([...held, ...wanted]) >= rank)
      throw new AppError('ACCESS_LEVEL_TOO_HIGH')

    const losesAdmin =
      held.some(({ id }) => id === ADMIN) && !wantedIds.includes(ADMIN)
    if (losesAdmin && (await otherAdmins(tx, userId)) === 0)
      throw new AppError('LAST_ADMIN')

    await tx.userAccessLevel.deleteMany({
      where: { userId, accessLevelId: { notIn: wantedIds } },
    })
    await tx.userAccessLevel.createMany({
      data: wantedIds.map((accessLevelId) => ({ userId, accessLevelId })),
      skipDuplicates: true,
    })
    const isStaff = isStaffLevels(wanted)
    if (isStaffLevels(held) !== isStaff)
      await changeStaff(tx, [userId], isStaff)
    await logInfo(tx, {
      action: 'user.accessLevelsAssigned',
      entity: 'User',
      entityId: userId,
      before: { accessLevels: held.map(({ id }) => id) },
      after: { accessLevels: wantedIds },
    })
    return true
  })) satisfies MutationResolvers['assignAccessLevels']
