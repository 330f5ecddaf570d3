import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { requireReason } from 'src/lib/errors'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'

import { claimedRequest } from './claimed'
import { notifyMember } from './notifyMember'

/**
 * Declines a request for good; after the stage's waiting days the member may send a new one.
 * @throws as claimedRequest, REASON_REQUIRED
 */
export const declineMoveUpRequest = (async ({ id, reason }) => {
  const note = requireReason(reason)
  return inTransaction(async (tx) => {
    const request = await claimedRequest(tx, id)
    const againOn = addDays(manilaToday(), request.fromStage.coolDownDays)
    const declined = await changeRequest(tx, request, {
      to: 'DECLINED',
      action: 'moveUp.declined',
      where: { claimedById: currentUser().id },
      data: {
        decidedById: currentUser().id,
        decidedAt: new Date(),
        reviewerNote: note,
        coolDownUntil: dateColumnOf(againOn),
      },
      note,
    })
    await notifyMember(tx, request, { kind: 'declined', reason: note, againOn })
    return asMoveUpRequest(declined)
  })
}) satisfies MutationResolvers['declineMoveUpRequest']
