// Which rows somebody reaches who may open the page at all (security 3.1, 3.3 "s"). Lists and single reads ask here, so
// that neither shows what the other hides.
import { currentUser } from './auth'
import { db } from './db'
import { AppError } from './errors'
import { ranks } from './permissions'

/** No stage has it: whoever manages none reads nobody. */
export const NO_STAGE_ID = 0

const rankOf = (role: string) =>
  (ranks as Partial<Record<string, number>>)[role] ?? 0

/** Coaches and team leads reach the people of the stage that they manage; everybody else who reads people, all. */
export const scopeForUsers = (): { stageId?: number } => {
  const { roles, managedStage } = currentUser()
  const rank = Math.max(...roles.map(rankOf))
  const isTeamStaff =
    rank >= ranks['assistant-coach'] && rank <= ranks['team-lead']
  return isTeamStaff ? { stageId: managedStage?.id ?? NO_STAGE_ID } : {}
}

/**
 * Lets who asks read a person's records: their own, or with the page flag those of the people in their scope.
 * @throws NOT_FOUND otherwise, as for a person who does not exist
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
