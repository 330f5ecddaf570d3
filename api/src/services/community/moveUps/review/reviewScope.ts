// The requests and proofs that the viewer decides on: those of the stages they review, or all with `reviewMoveUp`. Any
// other request or proof is not found.
import { NO_ID } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { can } from 'src/shared/access/permissions'

export const reviewsStage = (stageId: number) => {
  const viewer = currentUser()
  return (
    can(viewer, 'reviewMoveUp') ||
    (viewer.stagesAsReviewer ?? []).some(({ id }) => id === stageId)
  )
}

/** Whether the viewer may see a stage's requests: its reviewers, and its leader, who assigns requests to reviewers. */
export const mayLookAtStage = (stageId: number) =>
  currentUser().managedStage?.id === stageId || reviewsStage(stageId)

/**
 * Which requests to leave a stage the viewer may read: null means all of them, otherwise those of one group's people. The
 * leaders of a group read, and do not decide.
 * @throws NOT_FOUND
 */
export const readableGroup = (stageId: number) =>
  mayLookAtStage(stageId) ? null : found(currentUser().managedGroup).id

/** Whether a member's request to leave a stage is among those. */
export const mayReadRequest = async (stageId: number, userId: number) => {
  if (mayLookAtStage(stageId)) return true
  const { managedGroup } = currentUser()
  const count = await db.groupMembership.count({
    where: { groupId: managedGroup?.id ?? NO_ID, userId, endedAt: null },
  })
  return count > 0
}

/** @throws NOT_FOUND */
export const requireStageReview = (stageId: number | undefined) => {
  if (stageId === undefined || !reviewsStage(stageId))
    throw new AppError('NOT_FOUND')
}

/** Nobody may decide on their own work. @throws MOVE_UP_OWN */
export const requireAnotherMember = (userId: number) => {
  if (currentUser().id === userId) throw new AppError('MOVE_UP_OWN')
}
