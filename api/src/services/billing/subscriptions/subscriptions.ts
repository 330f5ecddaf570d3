import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
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

/** Own records, or anybody's for who holds the page flag: the same answer as "does not exist" otherwise. */
export const ownOr = (page: string, userId: number) => {
  const { id, pageAccess } = currentUser()
  if (id !== userId && !(pageAccess as Record<string, boolean>)[page])
    throw new AppError('NOT_FOUND')
}

export const userSubscription = (async ({ id }) => {
  ownOr('subscription', id)
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
