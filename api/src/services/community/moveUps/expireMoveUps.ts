import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { earlier } from 'src/lib/instants'
import { EXPIRES_AFTER_DAYS } from 'src/shared/community/moveUp'

import { changeRequest } from './changeRequest'

/**
 * Expires requests without a change for 30 days, each in its own transaction. A request that changes at the same time
 * stays open.
 */
export const expireMoveUps = async (now: Date) => {
  const lastChange = earlier(now, EXPIRES_AFTER_DAYS, 'day')
  const old = await db.moveUpRequest.findMany({
    where: {
      OR: [
        { status: 'REQUESTED', submittedAt: { lt: lastChange } },
        { status: 'IN_REVIEW', claimedAt: { lt: lastChange } },
        { status: 'RETURNED', decidedAt: { lt: lastChange } },
      ],
    },
  })
  let expired = 0
  for (const request of old) {
    try {
      await inTransaction((tx) =>
        changeRequest(tx, request, {
          to: 'EXPIRED',
          action: 'moveUp.expired',
          where: { claimedAt: request.claimedAt },
          data: { decidedAt: now },
        })
      )
      expired++
    } catch (error) {
      // Skips a request that changed in the meantime; `refusalCode` throws any other error.
      refusalCode(error)
    }
  }
  return expired
}
