// The rows that a user with access to a page may reach (docs/security.md S-31). Lists and single reads both use these
// functions, so that neither shows what the other hides.
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { RoleId } from 'src/shared/access/permissions'

import { ranks } from './permissions'

/** An id that no stage has, so that a user who manages no stage reaches nobody. */
export const NO_STAGE_ID = 0

const rankOf = (role: string) =>
  Object.hasOwn(ranks, role) ? ranks[role as RoleId] : 0

/**
 * Coaches and team leads reach the people of the stage that they manage; all other staff with access reach everyone.
 */
export const scopeForUsers = (): { stageId?: number } => {
  const { roles, managedStage } = currentUser()
  const rank = Math.max(...roles.map(rankOf))
  const isTeamStaff =
    rank >= ranks['assistant-coach'] && rank <= ranks['team-lead']
  return isTeamStaff ? { stageId: managedStage?.id ?? NO_STAGE_ID } : {}
}

/**
 * Refuses to read a user's records unless they are the viewer's own, or the viewer has the page flag and the user is in
 * their scope.
 * @throws NOT_FOUND otherwise, as for a user who does not exist
 */
export const mustReach = async (page: string, userId: number) => {
  const { id, pageAccess } = currentUser()
  if (id === userId) return
  const isFlagged = (pageAccess as Record<string, boolean>)[page]
  const scope = isFlagged && scopeForUsers()
  const isReached =
    scope &&
    (scope.stageId === undefined ||
      (await db.user.count({ where: { id: userId, ...scope } })) > 0)
  if (!isReached) throw new AppError('NOT_FOUND')
}
