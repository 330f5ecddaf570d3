import type { MoveUpRequest } from '@prisma/client'

import { claimEnds, waitingStatuses } from 'src/shared/community/moveUp'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** A request for the API; its reviewer is shown only while their claim lasts. */
export const asMoveUpRequest = (request: MoveUpRequest, now = new Date()) => {
  const { status, claimedAt, slaDueAt, coolDownUntil } = request
  const claimedUntil =
    status === 'IN_REVIEW' && claimedAt ? claimEnds(claimedAt) : null
  return {
    ...request,
    claimedUntil,
    isClaimed: claimedUntil !== null && claimedUntil > now,
    isOverdue:
      waitingStatuses.some((waiting) => waiting === status) && slaDueAt < now,
    coolDownUntil: coolDownUntil && dayOfDateColumn(coolDownUntil),
  }
}
