import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { mustReach } from 'src/lib/scopes'
import { local } from 'src/lib/translations'
import {
  asFunnel,
  withFunnelParts,
} from 'src/services/marketing/funnels/asFunnel'

export const withSubscriptionParts = {
  product: { select: { name: true } },
  paymentTerm: { select: { label: true, translations: true } },
  funnel: { include: withFunnelParts },
} satisfies Prisma.SubscriptionInclude

/** A subscription with the names that every screen shows beside it. */
export const asSubscription = ({
  product,
  paymentTerm,
  funnel,
  ...subscription
}: Prisma.SubscriptionGetPayload<{
  include: typeof withSubscriptionParts
}>) => ({
  ...subscription,
  productName: product.name,
  paymentTermLabel: local(paymentTerm, 'label'),
  funnel: asFunnel(funnel),
})

export const userSubscription = (async ({ id }) => {
  await mustReach('subscription', id)
  const user = await db.user.findUnique({
    where: { id },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      subscriptions: {
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: withSubscriptionParts,
      },
    },
  })
  return (
    user && {
      id: user.id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      subscriptions: user.subscriptions.map(asSubscription),
    }
  )
}) satisfies QueryResolvers['userSubscription']
