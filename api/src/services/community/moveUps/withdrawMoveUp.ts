import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'

import { asMoveUpRequest } from './asMoveUpRequest'
import { changeRequest } from './changeRequest'

/**
 * Withdraws the member's own request, unless a reviewer's claim on it is still running.
 * @throws NOT_FOUND, MOVE_UP_TAKEN, MOVE_UP_DECIDED
 */
export const withdrawMoveUp = (async ({ id }) => {
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    const request = found(
      await tx.moveUpRequest.findFirst({ where: { id, userId } })
    )
    if (asMoveUpRequest(request).isClaimed) throw new AppError('MOVE_UP_TAKEN')
    return asMoveUpRequest(
      await changeRequest(tx, request, {
        to: 'WITHDRAWN',
        action: 'moveUp.withdrawn',
        where: { claimedAt: request.claimedAt },
        data: { decidedAt: new Date() },
      })
    )
  })
}) satisfies MutationResolvers['withdrawMoveUp']
