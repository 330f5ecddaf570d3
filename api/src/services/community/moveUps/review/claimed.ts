import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

import { requireAnotherMember, requireStageReview } from './reviewScope'

/**
 * The request that the viewer has claimed, with the data for its decision.
 * @throws NOT_FOUND, MOVE_UP_OWN, MOVE_UP_DECIDED, MOVE_UP_TAKEN, MOVE_UP_NOT_CLAIMED
 */
export const claimedRequest = async (tx: Tx, id: number) => {
  const request = found(
    await tx.moveUpRequest.findUnique({
      where: { id },
      include: { user: true, fromStage: true, toStage: true },
    })
  )
  requireStageReview(request.fromStageId)
  requireAnotherMember(request.userId)
  const { status, claimedById } = request
  if (status === 'REQUESTED') throw new AppError('MOVE_UP_NOT_CLAIMED')
  if (status !== 'IN_REVIEW') throw new AppError('MOVE_UP_DECIDED')
  if (claimedById !== currentUser().id) throw new AppError('MOVE_UP_TAKEN')
  return request
}

export type ClaimedRequest = Awaited<ReturnType<typeof claimedRequest>>
