import type { Prisma, Subscription } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { enterJourney } from 'src/services/community/journey/enterJourney'
import {
  carriedDays,
  expiryCarrying,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import {
  addDays,
  dateColumnOf,
  manilaToday,
  startOfDay,
} from 'src/shared/manilaTime'

// The journey begins with the first membership.
const enterByMembership = async (tx: Tx, userId: number, funnelId: string) => {
  const isMembership = await tx.funnelAccessLevel.count({
    where: { funnelId, accessLevelId: 'member' },
  })
  if (isMembership > 0) await enterJourney(tx, userId)
}

/** A member may have only one subscription per funnel in these statuses (partial index `Subscription_one_active`). */
const counting = {
  status: { in: ['ACTIVE', 'PAUSED'] },
} satisfies Prisma.SubscriptionWhereInput

/** A refund on request ends an order for good, also one that was renewed. */
const notRefunded = {
  invoices: { none: { refundRequests: { some: { status: 'REFUNDED' } } } },
} satisfies Prisma.SubscriptionWhereInput

/**
 * Makes a pending subscription active; any other status stays as it is. A renewal continues from the old expiry,
 * unless the old subscription was ended before, and supersedes the old one in the same transaction. An expired subscription of the same funnel is superseded
 * too, because only one per funnel may count.
 */
export const activateSubscription = async (tx: Tx, id: number) => {
  const subscription = found(
    await tx.subscription.findUnique({
      where: { id },
      include: { renewedFrom: { where: notRefunded } },
    })
  )
  if (subscription.status !== 'PENDING') return

  const { renewedFrom, validityByDays, startByDays } = subscription
  const startDay = addDays(manilaToday(), startByDays)
  const oldExpiry =
    renewedFrom?.status === 'UNENROLLED' ? null : renewedFrom?.expiry
  const carried = oldExpiry
    ? carriedDays({ oldExpiry, now: new Date(), startDay })
    : 0

  await tx.subscription.updateMany({
    where: {
      ...counting,
      userId: subscription.userId,
      OR: [{ funnelId: subscription.funnelId }, { renewals: { some: { id } } }],
    },
    data: {
      status: 'SUPERSEDED',
      supersededOn: dateColumnOf(startDay),
      isPrimary: false,
    },
  })
  await tx.subscription.updateMany({
    where: { id, status: 'PENDING' },
    data: {
      status: 'ACTIVE',
      expiry: expiryCarrying(startDay, carried, validityByDays),
      carriedDays: carried,
      startsAt: startByDays === 0 ? new Date() : startOfDay(startDay),
    },
  })
  await enterByMembership(tx, subscription.userId, subscription.funnelId)
}

/**
 * Undoes an activation: the subscription is pending again. If the member bought the funnel again and that order is
 * pending, it is superseded instead, because only one may be pending (`Subscription_one_pending`). The subscription
 * that it renewed becomes active again, unless its funnel was bought again or it was refunded in the meantime; its id is
 * returned so that the caller can check its payments. Callers first check with `accessByPayment` whether payment
 * decides at all.
 */
export const deactivateSubscription = async (tx: Tx, id: number) => {
  const { userId, funnelId, renewedFrom } = found(
    await tx.subscription.findUnique({
      where: { id },
      include: { renewedFrom: true },
    })
  )
  const waiting = await tx.subscription.count({
    where: { userId, funnelId, status: 'PENDING', NOT: { id } },
  })
  const { count } = await tx.subscription.updateMany({
    where: { ...counting, id },
    data: {
      status: waiting > 0 ? 'SUPERSEDED' : 'PENDING',
      startsAt: null,
      expiry: null,
      carriedDays: 0,
      isPrimary: false,
      pausedAt: null,
      pauseCause: null,
      pauseReason: null,
    },
  })
  return count > 0 && renewedFrom ? reinstate(tx, renewedFrom) : null
}

/**
 * Makes the subscription that another one renewed active again, as `deactivateSubscription` does; its id is returned so
 * that the caller can check its payments. Null if there is none.
 */
export const reinstateRenewed = async (tx: Tx, id: number) => {
  const { renewedFrom } = await tx.subscription.findUniqueOrThrow({
    where: { id },
    select: { renewedFrom: true },
  })
  return renewedFrom && reinstate(tx, renewedFrom)
}

const reinstate = async (
  tx: Tx,
  { id, userId, funnelId, pausedAt }: Subscription
) => {
  const boughtAgain = await tx.subscription.count({
    where: { ...counting, userId, funnelId },
  })
  if (boughtAgain > 0) return null
  const { count } = await tx.subscription.updateMany({
    where: {
      id,
      status: 'SUPERSEDED',
      ...notRefunded,
    },
    data: {
      status: pausedAt === null ? 'ACTIVE' : 'PAUSED',
      supersededOn: null,
    },
  })
  return count > 0 ? id : null
}
