import { currentUser } from 'src/lib/auth'
import { personsOf } from 'src/lib/database/persons'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

import { syncAccessWithPayments } from '../../payments/syncAccessWithPayments'
import { openEntry } from '../../paymentSchedules/openEntry'
import { reinstateRenewed } from '../../subscriptions/activateSubscription'
import { carryDays } from '../../subscriptions/carryDays'
import {
  cancelOpenBills,
  endSubscription,
  isOngoing,
  mailEnd,
} from '../../subscriptions/endSubscription'

const requestsOf = async (tx: Tx, userId: number) => ({
  userId: { in: await personsOf(tx, userId) },
})

/**
 * The request of the member's refund that waits for a second person.
 * @throws REFUND_REQUEST_WAITING if a request waits, but no refund
 */
const requestOfWaiting = async (tx: Tx, userId: number) => {
  const first = await tx.refundApproval.findFirst({
    where: { userId, status: 'WAITING' },
    select: { requestId: true },
  })
  if (first) return first.requestId
  const waiting = await tx.refundRequest.count({
    where: { ...(await requestsOf(tx, userId)), status: 'WAITING' },
  })
  // Sent by hand, the money would go back again with the answer.
  if (waiting > 0) throw new AppError('REFUND_REQUEST_WAITING')
  return null
}

/**
 * The id of the request that a refund answers: the given one, or that of the member's refund that waits for a second
 * person. Null for a refund that nobody asked for. A merge may leave two refunds of one request waiting: the second one
 * is refused, too.
 * @throws REFUND_ANSWERED, REFUND_REQUEST_WAITING, NOT_FOUND
 */
export const requestOf = async (
  tx: Tx,
  userId: number,
  givenId: number | null
) => {
  const id = givenId ?? (await requestOfWaiting(tx, userId))
  if (id === null) return null
  const { status } = found(
    await tx.refundRequest.findFirst({
      where: { ...(await requestsOf(tx, userId)), id },
    })
  )
  if (status !== 'WAITING') throw new AppError('REFUND_ANSWERED')
  return id
}

const subscriptionOf = async (tx: Tx, requestId: number) => {
  const { invoice } = await tx.refundRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { invoice: { select: { subscription: true } } },
  })
  return invoice.subscription
}

/** The sum that is paid on open bills of a request's order, which becomes credit as the order ends. */
export const releasableCentavos = async (tx: Tx, requestId: number) => {
  const { id } = await subscriptionOf(tx, requestId)
  const { _sum } = await tx.paymentSchedule.aggregate({
    where: { invoice: { subscriptionId: id }, ...openEntry },
    _sum: { paidCentavos: true },
  })
  return _sum.paidCentavos ?? 0
}

/**
 * Answers a request with its refund, and ends its order as the policy says: access ends, open bills are cancelled. What
 * a renewed order has left goes on. Call it with the member's money locked.
 * @throws RELEASE_ABOVE_LIMIT
 */
export const closeRequest = async (tx: Tx, id: number, reason: string) => {
  await tx.refundRequest.update({
    where: { id },
    data: {
      status: 'REFUNDED',
      decidedById: currentUser().id,
      decidedAt: new Date(),
    },
  })
  const { id: subscriptionId, status, userId } = await subscriptionOf(tx, id)
  if (!isOngoing(status)) {
    await cancelOpenBills(tx, subscriptionId, userId)
    await carryDays(tx, subscriptionId)
    return
  }
  const ended = await endSubscription(tx, subscriptionId, reason)
  // Access goes on by the order before, which stays paid.
  const renewedId = await reinstateRenewed(tx, subscriptionId)
  if (renewedId !== null) return syncAccessWithPayments(tx, renewedId)
  // The refund takes the credit.
  await mailEnd(tx, { ...ended, creditCentavos: 0 }, reason)
}
