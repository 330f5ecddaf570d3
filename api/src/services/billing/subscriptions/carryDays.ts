import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import {
  carriedDays,
  expiryAfterCarrying,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { addDays, dayOf, startOfDay } from 'src/shared/manilaTime'

import { accessByBills } from './accessByBills'

/**
 * The day to which a renewed order and those before it are paid. An order that is unpaid or refunded counts as if it had
 * not been; one that staff ended leaves nothing.
 */
const paidUntil = async (tx: Tx, id: number): Promise<Date | null> => {
  const { status, expiry, source, renewedFromId, invoices } =
    await tx.subscription.findUniqueOrThrow({
      where: { id },
      include: {
        invoices: {
          where: { refundRequests: { some: { status: 'REFUNDED' } } },
          select: { id: true },
        },
      },
    })
  if (status === 'UNENROLLED') return null
  const counts =
    expiry !== null &&
    invoices.length === 0 &&
    (await accessByBills(tx, { id, source })) === 'ACTIVE'
  if (counts) return expiry
  return renewedFromId === null ? null : paidUntil(tx, renewedFromId)
}

/**
 * Gives the renewals of an order, and theirs, the days that it had left while it is paid, and takes them back once it is
 * not. Call it with the member's money locked.
 */
export const carryDays = async (tx: Tx, id: number): Promise<void> => {
  const renewals = await tx.subscription.findMany({
    where: {
      renewedFromId: id,
      status: { in: ['ACTIVE', 'PAUSED', 'SUPERSEDED'] },
    },
  })
  const oldExpiry = renewals.length > 0 ? await paidUntil(tx, id) : null
  for (const renewal of renewals) {
    const { startsAt, expiry, startByDays } = renewal
    if (!startsAt || !expiry) continue
    const startDay = dayOf(startsAt)
    const now = startOfDay(addDays(startDay, -startByDays))
    const carried = oldExpiry ? carriedDays({ oldExpiry, now, startDay }) : 0
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
