// The requests and proofs that the viewer decides on: those of the stages they review, or all with `reviewMoveUp`. Any
// other request or proof is not found.
import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
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

/** @throws NOT_FOUND */
export const mustReviewStage = (stageId: number | undefined) => {
  if (stageId === undefined || !reviewsStage(stageId))
    throw new AppError('NOT_FOUND')
}

/** Nobody may decide on their own work. @throws MOVE_UP_OWN */
export const mustBeAnother = (userId: number) => {
  if (currentUser().id === userId) throw new AppError('MOVE_UP_OWN')
}
