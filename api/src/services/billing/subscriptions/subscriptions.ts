import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import {
  asFunnel,
  withFunnelParts,
} from 'src/services/marketing/funnels/asFunnel'
import { fullName } from 'src/shared/accounts/fullName'

const withNames = {
  product: { select: { name: true } },
  paymentTerm: { select: { label: true, translations: true } },
} satisfies Prisma.SubscriptionInclude

/**
 * The funnel's fields for staff lists and pages; its seats are left out because they would be counted for every row.
 */
export const withFunnelName = {
  ...withNames,
  funnel: { select: { id: true, name: true } },
} satisfies Prisma.SubscriptionInclude

export const withSubscriptionParts = {
  ...withNames,
  funnel: { include: withFunnelParts },
} satisfies Prisma.SubscriptionInclude

type Named = Prisma.SubscriptionGetPayload<{ include: typeof withNames }>

/** Adds the names that every screen shows beside a subscription. */
export const named = <Row extends Named>({
  product,
  paymentTerm,
  ...subscription
}: Row) => ({
  ...subscription,
  productName: product.name,
  paymentTermLabel: local(paymentTerm, 'label'),
})

/** A subscription with its names and its funnel, for lists of one person. */
export const asSubscription = ({
  funnel,
  ...subscription
}: Prisma.SubscriptionGetPayload<{
  include: typeof withSubscriptionParts
}>) => ({ ...named(subscription), funnel: asFunnel(funnel) })

export const userSubscription = (async ({ id }) => {
  await requireReach('subscription', id)
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
      name: fullName(user),
      email: user.email,
      subscriptions: user.subscriptions.map(asSubscription),
    }
  )
}) satisfies QueryResolvers['userSubscription']
