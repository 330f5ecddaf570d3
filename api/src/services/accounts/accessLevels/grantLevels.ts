import type { AccessLevel } from '@prisma/client'

import { isStaffLevels } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { rankOf } from 'src/lib/sessions/impersonation'
import { enterJourney } from 'src/services/community/journey/enterJourney'
import { can } from 'src/shared/access/permissions'

import { endWaiting } from '../people/emailChange/proposeEmailChange'

import { levelsByHand, ownRank } from './accessLevels'
import { isLearnerLevel, memberRights } from './learnerLevels'

// Callers who may assign levels give those below their own rank; administrators give all. Everyone else gives learners'
// levels only.
const mayGive = async (tx: Tx, levels: AccessLevel[]) => {
  const actor = currentUser()
  if (!can(actor, 'editAccessLevels')) {
    const member = await memberRights(tx)
    return levels.every((level) => isLearnerLevel(level, member))
  }
  return actor.roles.includes('admin') || rankOf(levels) < (await ownRank(tx))
}

// People who sent the journey form before they were members have no stage yet, and cannot send it again.
const placeAfterForm = async (tx: Tx, userId: number) => {
  const hasSent = await tx.user.count({
    where: { id: userId, journeyFormSentAt: { not: null } },
  })
  if (hasSent > 0) await enterJourney(tx, userId)
}

/**
 * Gives further levels to a user. Callers cannot give levels to themselves. A user who becomes staff has to sign in
 * again, and loses a proposed address.
 * @throws ACCESS_LEVEL_UNKNOWN by field; ACCESS_LEVEL_TOO_HIGH, OWN_ACCESS_LEVELS
 */
export const grantLevels = async (tx: Tx, userId: number, names: string[]) => {
  if (userId === currentUser().id) throw new AppError('OWN_ACCESS_LEVELS')
  const wanted = await tx.accessLevel.findMany({
    where: { name: { in: names } },
  })
  refuseInput({
    accessLevelNames: wanted.length < names.length && 'ACCESS_LEVEL_UNKNOWN',
  })
  if (!(await mayGive(tx, wanted))) throw new AppError('ACCESS_LEVEL_TOO_HIGH')

  const held = await levelsByHand(tx, userId)
  await tx.userAccessLevel.createMany({
    data: wanted.map(({ id }) => ({ userId, accessLevelId: id })),
    skipDuplicates: true,
  })
  if (names.includes('member')) await placeAfterForm(tx, userId)
  if (isStaffLevels(wanted) && !isStaffLevels(held)) {
    await tx.user.update({
      where: { id: userId },
      data: { authVersion: { increment: 1 } },
    })
    // Staff who may not change staff's addresses could have proposed it.
    await endWaiting(tx, userId, 'WITHDRAWN')
  }
}
