import type { Prisma, Subscription } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { enterJourney } from 'src/services/community/journey/enterJourney'
import {
  expiryCarrying,
  isExpired,
  isInGrace,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import {
  addDays,
  dateColumnOf,
  dayOf,
  manilaToday,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'

import { carryDays } from './carryDays'
import { daysCarried, isWaiting, ordersBefore } from './ordersBefore'

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

const goesOn = ({ status, startsAt, expiry }: Subscription) =>
  startsAt !== null &&
  (status === 'PAUSED' ||
    (status === 'ACTIVE' &&
      expiry !== null &&
      (!isExpired(expiry) || isInGrace(expiry))))

/** The renewal of an order, or a renewal of that renewal, that is in force now. */
const renewalInForce = async (
  tx: Tx,
  renewals: Subscription[]
): Promise<Subscription | undefined> => {
  if (renewals.length === 0) return undefined
  const inForce = renewals.find(goesOn)
  if (inForce) return inForce
  const ids = renewals.map(({ id }) => id)
  return renewalInForce(
    tx,
    await tx.subscription.findMany({ where: { renewedFromId: { in: ids } } })
  )
}

type Beginning = {
  /** The id of the order that it renews. */
  renewedFromId: number | null
  startDay: Day
  paidUntil: (at: Date) => Date | null
}

/** The expiry of an order that begins on a day, with the days that the orders before it leave. */
const lastingFrom = (
  { startByDays, validityByDays }: Subscription,
  { renewedFromId, startDay, paidUntil }: Beginning
) => {
  const carried = daysCarried(startDay, startByDays, paidUntil)
  return {
    renewedFromId,
    expiry: expiryCarrying(startDay, carried, validityByDays),
    carriedDays: carried,
  }
}

/** An order whose renewal has begun before it was paid: the renewal gets its days. */
const giveDaysTo = async (
  tx: Tx,
  order: Subscription,
  { startsAt }: Subscription
) => {
  const startDay = dayOf(startsAt ?? new Date())
  const { renewedFromId } = order
  const { paidUntil } = await ordersBefore(tx, renewedFromId)
  await tx.subscription.update({
    where: { id: order.id },
    data: {
      ...lastingFrom(order, { renewedFromId, startDay, paidUntil }),
      status: 'SUPERSEDED',
      supersededOn: dateColumnOf(startDay),
      startsAt,
    },
  })
  await carryDays(tx, order.id)
}

/**
 * Makes a subscription active that waits for its payment; any other stays as it is. A renewal continues from the expiry of
 * the orders before it, as far as they are paid, and supersedes them in the same transaction. So does an order beside
 * another one of its funnel, because only one per funnel may count; a merge of accounts leaves such orders.
 */
export const activateSubscription = async (tx: Tx, id: number) => {
  const { renewals, ...order } = found(
    await tx.subscription.findUnique({
      where: { id },
      include: { renewals: true },
    })
  )
  if (!isWaiting(order)) return
  const renewal = await renewalInForce(tx, renewals)
  if (renewal) return giveDaysTo(tx, order, renewal)

  const { userId, funnelId } = order
  const beside = await tx.subscription.findMany({
    where: { ...counting, userId, funnelId, NOT: { id } },
    select: { id: true },
  })
  const renewedFromId =
    order.renewedFromId ??
    (renewals.length === 0 ? (beside[0]?.id ?? null) : null)
  const { orders, paidUntil } = await ordersBefore(tx, renewedFromId)
  const startDay = addDays(manilaToday(), order.startByDays)
  const replaced = [...orders, ...beside].map((each) => each.id)
  if (replaced.length > 0)
    await tx.subscription.updateMany({
      where: { ...counting, id: { in: replaced } },
      data: {
        status: 'SUPERSEDED',
        supersededOn: dateColumnOf(startDay),
        isPrimary: false,
      },
    })
  await tx.subscription.updateMany({
    where: { id, status: order.status },
    data: {
      ...lastingFrom(order, { renewedFromId, startDay, paidUntil }),
      status: 'ACTIVE',
      startsAt: order.startByDays === 0 ? new Date() : startOfDay(startDay),
    },
  })
  await enterByMembership(tx, userId, funnelId)
}

/**
 * Undoes an activation: the subscription is pending again. If the member bought the funnel again and that order is
 * pending, it is superseded without an expiry instead, because only one may be pending (`Subscription_one_pending`). The
 * subscription that it renewed becomes active again, unless its funnel was bought again or it was refunded in the
 * meantime; its id is returned so that the caller can check its payments. Callers first check with `accessByPayment`
 * whether payment decides at all.
 */
export const deactivateSubscription = async (tx: Tx, id: number) => {
  const { userId, funnelId, renewedFromId } = found(
    await tx.subscription.findUnique({ where: { id } })
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
  return count > 0 ? reinstate(tx, renewedFromId) : null
}

/**
 * Makes the subscription that another one renewed active again, as `deactivateSubscription` does; its id is returned so
 * that the caller can check its payments. Null if there is none.
 */
export const reinstateRenewed = async (tx: Tx, id: number) => {
  const { renewedFromId } = await tx.subscription.findUniqueOrThrow({
    where: { id },
  })
  return reinstate(tx, renewedFromId)
}

// An order that waits for its payment, or was refunded, gave way to the order before it.
const reinstate = async (tx: Tx, from: number | null) => {
  const { orders } = await ordersBefore(tx, from)
  const order = orders.find(
    (each) =>
      each.status === 'SUPERSEDED' && !isWaiting(each) && !each.isRefunded
  )
  if (!order) return null
  const { id, userId, funnelId, pausedAt } = order
  const boughtAgain = await tx.subscription.count({
    where: { ...counting, userId, funnelId },
  })
  if (boughtAgain > 0) return null
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'SUPERSEDED' },
    data: {
      status: pausedAt === null ? 'ACTIVE' : 'PAUSED',
      supersededOn: null,
    },
  })
  return count > 0 ? id : null
}
