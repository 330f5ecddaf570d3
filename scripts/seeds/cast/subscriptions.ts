import type { Tx } from 'api/src/lib/db'
import {
  expiryFrom,
  renewedExpiry,
} from 'api/src/shared/billing/subscriptions/subscriptionExpiry'
import {
  addDays,
  dateColumnOf,
  dayOf,
  startOfDay,
} from 'api/src/shared/manilaTime'

import type { Planned } from './shop'
import { daysAgo, minutesAfter } from './time'

export const writeSubscription = async (
  tx: Tx,
  planned: Planned,
  { isActive, orderedAt }: { isActive: boolean; orderedAt: Date }
) => {
  const { userId, purchase, funnel, term } = planned
  const { ended } = purchase
  const { batchId } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { batchId: true },
  })
  const renewed = purchase.renews
    ? await tx.subscription.findFirst({
        where: { userId, funnelId: purchase.renews },
        orderBy: { id: 'desc' },
      })
    : null

  const { id } = await tx.subscription.create({
    data: {
      userId,
      funnelId: funnel.id,
      productId: funnel.productId,
      paymentTermId: term.id,
      batchId,
      source: purchase.source ?? 'CHECKOUT',
      validityByDays: funnel.validityByDays,
      startByDays: funnel.startByDays,
      status: ended?.status ?? (isActive ? 'ACTIVE' : 'PENDING'),
      ...(isActive && timesOf(planned, orderedAt, renewed?.expiry ?? null)),
      ...(ended?.status === 'UNENROLLED' && {
        unenrolledAt: daysAgo(ended.daysAgo),
        unenrolReason: ended.reason,
      }),
      ...(ended?.status === 'PAUSED' && {
        pausedAt: daysAgo(ended.daysAgo),
        pauseCause: 'STAFF' as const,
        pauseReason: ended.reason,
      }),
      ...(ended?.status === 'SUPERSEDED' && {
        supersededOn: dateColumnOf(dayOf(daysAgo(ended.daysAgo))),
      }),
      renewedFromId: renewed?.id,
      isPrimary: purchase.isPrimary ?? false,
      createdAt: orderedAt,
    },
    select: { id: true },
  })
  return id
}

/** The start and end that an approval sets. A renewal continues from the old subscription's expiry. */
const timesOf = (
  { orderDay, funnel: { startByDays, validityByDays } }: Planned,
  orderedAt: Date,
  oldExpiry: Date | null
) => {
  const startDay = addDays(orderDay, startByDays)
  return {
    startsAt:
      startByDays === 0 ? minutesAfter(orderedAt, 90) : startOfDay(startDay),
    expiry: oldExpiry
      ? renewedExpiry({ oldExpiry, validityByDays, now: orderedAt })
      : expiryFrom(startDay, validityByDays),
  }
}
