import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found, requireReason } from 'src/lib/errors'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'

import { notifyMember } from './notifyMember'

/**
 * Reverts an approval while the member is still on the stage that it led to. The member keeps their points and tasks.
 * @throws NOT_FOUND, REASON_REQUIRED, MOVE_UP_DECIDED
 */
export const revertMoveUpRequest = (async ({ id, reason }) => {
  const note = requireReason(reason)
  return inTransaction(async (tx) => {
    const request = found(
      await tx.moveUpRequest.findUnique({
        where: { id },
        include: { user: true, toStage: true },
      })
    )
    const { userId, fromStageId, toStageId } = request
    const reverted = await changeRequest(tx, request, {
      to: 'REVERTED',
      action: 'moveUp.reverted',
      data: { reviewerNote: note },
      note,
    })
    const { count } = await tx.user.updateMany({
      where: { id: userId, stageId: toStageId },
      data: { stageId: fromStageId, stageProgressAt: new Date() },
    })
    if (count === 0) throw new AppError('MOVE_UP_DECIDED')
    // Ends an open request that the member made on the higher stage.
    await tx.moveUpRequest.updateMany({
      where: {
        userId,
        fromStageId: toStageId,
        status: { in: ['REQUESTED', 'IN_REVIEW', 'RETURNED'] },
      },
      data: { status: 'WITHDRAWN', decidedAt: new Date() },
    })
    await notifyMember(tx, request, { kind: 'reverted', reason: note })
    return asMoveUpRequest(reverted)
  })
}) satisfies MutationResolvers['revertMoveUpRequest']
