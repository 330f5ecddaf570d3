import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { expiryAfterCarrying } from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { dayOf } from 'src/shared/manilaTime'

import { daysCarried, ordersBefore } from './ordersBefore'

/**
 * Gives the renewals of an order, and theirs, the days that it had left while it is paid, and takes them back once it is
 * not. Call it with the member's money locked.
 */
export const carryDays = async (tx: Tx, id: number): Promise<void> => {
  const renewals = await tx.subscription.findMany({
    where: { renewedFromId: id },
    orderBy: { id: 'asc' },
  })
  if (renewals.length === 0) return
  const { paidUntil } = await ordersBefore(tx, id)
  for (const renewal of renewals) {
    const { status, startsAt, expiry, startByDays } = renewal
    if (status === 'UNENROLLED' || !startsAt || !expiry) {
      await carryDays(tx, renewal.id)
      continue
    }
    const carried = daysCarried(dayOf(startsAt), startByDays, paidUntil)
    if (carried === renewal.carriedDays) continue
    const after = expiryAfterCarrying({ ...renewal, startsAt, expiry }, carried)
    await tx.subscription.update({
      where: { id: renewal.id },
      data: { expiry: after, carriedDays: carried },
    })
    await logInfo(tx, {
      action: 'subscription.updated',
      entity: 'Subscription',
      entityId: renewal.id,
      before: { expiry: expiry.toISOString() },
      after: { expiry: after.toISOString() },
    })
    await carryDays(tx, renewal.id)
  }
}
