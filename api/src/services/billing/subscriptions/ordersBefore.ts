import type { Subscription } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { resumedExpiry } from 'src/shared/billing/subscriptions/pause'
import { carriedDays } from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { addDays, startOfDay, type Day } from 'src/shared/manilaTime'

import { accessByBills } from './accessByBills'

/**
 * Whether an order waits for its payment: it is pending, or superseded because a later order of its funnel is pending.
 */
export const isWaiting = ({
  status,
  expiry,
}: Pick<Subscription, 'status' | 'expiry'>) =>
  status === 'PENDING' || (status === 'SUPERSEDED' && expiry === null)

const withRefunds = {
  invoices: {
    where: { refundRequests: { some: { status: 'REFUNDED' as const } } },
    select: { id: true },
  },
}

const isPaid = async (tx: Tx, order: Subscription) =>
  order.status === 'ACTIVE' ||
  order.status === 'PAUSED' ||
  (await accessByBills(tx, order)) === 'ACTIVE'

/** A superseded order that is paused stays paused until it is reinstated: its renewal carries what was left at the pause. */
const expiryAt = (order: Subscription, at: Date) =>
  order.pausedAt && order.pauseCause
    ? resumedExpiry(
        { ...order, pausedAt: order.pausedAt, cause: order.pauseCause },
        at
      )
    : order.expiry

type OrderBefore = Subscription & { isRefunded: boolean }

type Before = {
  /** The orders themselves, the newest first. */
  orders: OrderBefore[]
  /** The day to which the last of them is paid; null if they leave nothing. */
  paidUntil: (at: Date) => Date | null
}

/**
 * The orders that a renewal of the given one goes on from: that order and those before it, up to one that is paid. An
 * order that is unpaid or refunded counts as if it had not been; a paid one that staff ended leaves nothing.
 */
export const ordersBefore = async (
  tx: Tx,
  id: number | null,
  orders: OrderBefore[] = []
): Promise<Before> => {
  if (id === null) return { orders, paidUntil: () => null }
  const { invoices, ...order } = await tx.subscription.findUniqueOrThrow({
    where: { id },
    include: withRefunds,
  })
  const isRefunded = invoices.length > 0
  const reached = [...orders, { ...order, isRefunded }]
  const counts = !isRefunded && !isWaiting(order) && (await isPaid(tx, order))
  if (!counts) return ordersBefore(tx, order.renewedFromId, reached)
  return {
    orders: reached,
    paidUntil: (at) =>
      order.status === 'UNENROLLED' ? null : expiryAt(order, at),
  }
}

/** The days that a renewal, paid `startByDays` before its first day, carries over from the orders before it. */
export const daysCarried = (
  startDay: Day,
  startByDays: number,
  paidUntil: Before['paidUntil']
) => {
  const now = startOfDay(addDays(startDay, -startByDays))
  const oldExpiry = paidUntil(now)
  return oldExpiry ? carriedDays({ oldExpiry, now, startDay }) : 0
}
