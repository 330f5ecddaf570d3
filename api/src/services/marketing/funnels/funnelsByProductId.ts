import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { manilaToday, startOfDay } from 'src/shared/manilaTime'

import { asFunnel, asFunnelProduct, withFunnelParts } from './asFunnel'

/** Subscriptions that the user still has: pending, paused or not expired (shared/billing/subscriptions/stillOwned.ts). */
const heldBy = (userId: number): Prisma.SubscriptionWhereInput => ({
  userId,
  OR: [
    { status: { in: ['PENDING', 'PAUSED'] } },
    {
      status: 'ACTIVE',
      OR: [{ expiry: null }, { expiry: { gte: startOfDay(manilaToday()) } }],
    },
  ],
})

/**
 * The funnels of a product that staff can enrol a user in, each with its terms in use. `hidden` leaves out funnels that
 * the user already has.
 */
export const funnelsByProductId = (async ({ productId, hidden }) => {
  const rows = await db.funnel.findMany({
    where: {
      productId,
      status: { in: ['PUBLISHED', 'CLOSED'] },
      ...(hidden?.value && { subscriptions: { none: heldBy(hidden.userId) } }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      ...withFunnelParts,
      paymentTerms: {
        ...withFunnelParts.paymentTerms,
        where: { paymentTerm: { isActive: true } },
      },
      product: true,
    },
  })
  return rows.map(({ product, ...funnel }) => ({
    ...asFunnel(funnel),
    product: asFunnelProduct(product),
  }))
}) satisfies QueryResolvers['funnelsByProductId']
