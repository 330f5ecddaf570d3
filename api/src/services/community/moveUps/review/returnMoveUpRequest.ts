import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { requireReason } from 'src/lib/errors'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'

import { claimedRequest } from './claimed'
import { notifyMember } from './notifyMember'

/** Returns a request with the reason; its member may send it again. @throws as claimedRequest, REASON_REQUIRED */
export const returnMoveUpRequest = (async ({ id, reason }) => {
  const note = requireReason(reason)
  return inTransaction(async (tx) => {
    const request = await claimedRequest(tx, id)
    const returned = await changeRequest(tx, request, {
      to: 'RETURNED',
      action: 'moveUp.returned',
      where: { claimedById: currentUser().id },
      data: {
        decidedById: currentUser().id,
        decidedAt: new Date(),
        reviewerNote: note,
      },
      note,
    })
    await notifyMember(tx, request, { kind: 'returned', reason: note })
    return asMoveUpRequest(returned)
  })
}) satisfies MutationResolvers['returnMoveUpRequest']
