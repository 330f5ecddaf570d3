import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { earlier } from 'src/lib/instants'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { CLAIM_HOURS } from 'src/shared/community/moveUp'

import { requireAnotherMember, requireStageReview } from './reviewScope'

/**
 * Claims a request for two hours, after which another reviewer may claim it. Only its assignee can claim an assigned
 * request. On stages that assign requests, an unassigned request cannot be claimed. Claiming again restarts the two
 * hours.
 * @throws NOT_FOUND, MOVE_UP_OWN, MOVE_UP_ASSIGNED, MOVE_UP_TAKEN, MOVE_UP_DECIDED
 */
export const claimMoveUpRequest = (async ({ id }) => {
  const { id: reviewerId } = currentUser()
  return inTransaction(async (tx) => {
    const request = found(
      await tx.moveUpRequest.findUnique({
        where: { id },
        include: { fromStage: { select: { reviewerRule: true } } },
      })
    )
    requireStageReview(request.fromStageId)
    requireAnotherMember(request.userId)
    const { status, assignedToId, fromStage } = request
    if (status !== 'REQUESTED' && status !== 'IN_REVIEW')
      throw new AppError('MOVE_UP_DECIDED')
    const isOthers = assignedToId !== null && assignedToId !== reviewerId
    const isNobodys =
      assignedToId === null && fromStage.reviewerRule === 'ASSIGNED'
    if (isOthers || isNobodys) throw new AppError('MOVE_UP_ASSIGNED')

    const now = new Date()
    const { count } = await tx.moveUpRequest.updateMany({
      where: {
        id,
        OR: [
          { status: 'REQUESTED' },
          { status: 'IN_REVIEW', claimedById: reviewerId },
          {
            status: 'IN_REVIEW',
            claimedAt: { lt: earlier(now, CLAIM_HOURS, 'hour') },
          },
        ],
      },
      data: { status: 'IN_REVIEW', claimedById: reviewerId, claimedAt: now },
    })
    if (count === 0) throw new AppError('MOVE_UP_TAKEN')
    await logInfo(tx, {
      action: 'moveUp.claimed',
      entity: 'MoveUpRequest',
      entityId: id,
      before: { claimedById: request.claimedById },
      after: { claimedById: reviewerId },
    })
    return asMoveUpRequest(
      await tx.moveUpRequest.findUniqueOrThrow({ where: { id } })
    )
  })
}) satisfies MutationResolvers['claimMoveUpRequest']
