import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found, InputError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'

import { mayLookAtStage } from './reviewScope'

/**
 * Assigns a waiting request to one of the stage's reviewers, or removes the assignment. Allowed for the stage's leader
 * and reviewers.
 * @throws NOT_FOUND, MOVE_UP_DECIDED, REVIEWER_UNKNOWN
 */
export const assignMoveUpRequest = (async ({ id, reviewerId }) =>
  inTransaction(async (tx) => {
    const request = found(await tx.moveUpRequest.findUnique({ where: { id } }))
    const { fromStageId, userId } = request
    if (!mayLookAtStage(fromStageId)) throw new AppError('NOT_FOUND')
    const isReviewer =
      reviewerId == null ||
      (reviewerId !== userId &&
        (await tx.stageStaff.count({
          where: { stageId: fromStageId, userId: reviewerId, duty: 'REVIEWER' },
        })) > 0)
    if (!isReviewer) throw new InputError({ reviewerId: 'REVIEWER_UNKNOWN' })

    const { count } = await tx.moveUpRequest.updateMany({
      where: { id, status: 'REQUESTED' },
      data: { assignedToId: reviewerId ?? null },
    })
    if (count === 0) throw new AppError('MOVE_UP_DECIDED')
    await logInfo(tx, {
      action: 'moveUp.assigned',
      entity: 'MoveUpRequest',
      entityId: id,
      before: { assignedToId: request.assignedToId },
      after: { assignedToId: reviewerId ?? null },
    })
    return asMoveUpRequest(
      await tx.moveUpRequest.findUniqueOrThrow({ where: { id } })
    )
  })) satisfies MutationResolvers['assignMoveUpRequest']
