import type { MoveUpRequest } from '@prisma/client'

import { claimEnds, waitingStatuses } from 'src/shared/community/moveUp'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** A request as it is answered; who has taken it has it for a while. */
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
