import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { AppError, found, optionalNote } from 'src/lib/errors'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import { loadProgress } from 'src/services/community/stages/loadProgress'

import { claimedRequest } from './claimed'
import { notifyMember } from './notifyMember'

/**
 * Moves the member up: their stage, the request and its log row in one transaction. The conditions are checked again,
 * because points may have been reversed since the request.
 * @throws as claimedRequest, MOVE_UP_NOT_READY, MOVE_UP_DECIDED
 */
export const approveMoveUpRequest = (async ({ id, note }) => {
  const reviewerNote = optionalNote(note)
  return inTransaction(async (tx) => {
    const request = await claimedRequest(tx, id)
    const { userId, fromStageId, toStageId } = request
    await lockRow(tx, 'User', userId)
    const { progress, stage } = found(await loadProgress(userId, tx))
    if (!progress.isEligible || stage?.id !== fromStageId)
      throw new AppError('MOVE_UP_NOT_READY')

    const approved = await changeRequest(tx, request, {
      to: 'APPROVED',
      action: 'moveUp.approved',
      where: { claimedById: currentUser().id },
      data: {
        decidedById: currentUser().id,
        decidedAt: new Date(),
        reviewerNote,
      },
      note: reviewerNote,
    })
    if (!(await moveTo(tx, { userId, from: fromStageId, to: toStageId })))
      throw new AppError('MOVE_UP_NOT_READY')
    await notifyMember(tx, request, { kind: 'approved', reason: reviewerNote })
    return asMoveUpRequest(approved)
  })
}) satisfies MutationResolvers['approveMoveUpRequest']
