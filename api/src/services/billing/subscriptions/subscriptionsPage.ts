import type { Prisma } from '@prisma/client'
import type { QueryResolvers, SubscriptionsSort } from 'types/graphql'

import { scopeForUsers, usersInScope } from 'src/lib/access/scopes'
import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { LIFETIME_EXPIRY } from 'src/shared/manilaTime'

import { buyersNamed } from './buyersNamed'
import { named, withFunnelName } from './subscriptions'
import { validityWhere } from './validity'

/**
 * Counts stop at this many subscriptions, and so do pages; a filter, a search or the other sort order finds the rest.
 */
const LIST_BOUND = 1000

/** Sorting by expiry lists only active subscriptions with an expiry; subscriptions for life have none. */
const withExpiry = {
  status: 'ACTIVE',
  expiry: { lt: LIFETIME_EXPIRY },
} satisfies Prisma.SubscriptionWhereInput

type Order = {
  where?: Prisma.SubscriptionWhereInput
  by: Prisma.SubscriptionOrderByWithRelationInput[]
}

const newest: Order = { by: [{ createdAt: 'desc' }, { id: 'desc' }] }
const orders: Record<SubscriptionsSort, Order> = {
  CREATED_AT_DESC: newest,
  CREATED_AT: { by: [{ createdAt: 'asc' }, { id: 'asc' }] },
  EXPIRY: { where: withExpiry, by: [{ expiry: 'asc' }, { id: 'asc' }] },
  EXPIRY_DESC: { where: withExpiry, by: [{ expiry: 'desc' }, { id: 'desc' }] },
}

const withMember = {
  ...withFunnelName,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
} satisfies Prisma.SubscriptionInclude

/**
 * All subscriptions of members whose name or e-mail contains `q`, by default newest first. They are filtered by
 * validity (`filter`), stored status, product and funnel. At most a fixed number is read, so that a page's cost does
 * not grow with the table.
 */
export const subscriptionsPage = (async (args) => {
  const { page, perPage, sort, q, filter, status, productId, funnelId } = args
  const words = searchText(q)
  const order = orders[sort ?? 'CREATED_AT_DESC']
  const where: Prisma.SubscriptionWhereInput = {
    AND: [
      filter ? validityWhere(filter) : {},
      order.where ?? {},
      status ? { status } : {},
      productId ? { productId } : {},
      funnelId ? { funnelId } : {},
      words ? { userId: { in: await buyersNamed(words) } } : {},
      scopeForUsers() ? { user: usersInScope() } : {},
    ],
  }
  const found = await db.subscription.findMany({
    where,
    orderBy: order.by,
    take: LIST_BOUND + 1,
    select: { id: true },
  })
  const { skip, take } = windowWithin(LIST_BOUND, { page, perPage })
  const ids = found.slice(skip, skip + take).map(({ id }) => id)
  const rows = await db.subscription.findMany({
    where: { id: { in: ids } },
    orderBy: order.by,
    include: withMember,
  })
  return {
    rows: rows.map(({ user, ...subscription }) => ({
      ...named(subscription),
      userName: `${user.firstName} ${user.lastName}`.trim(),
      userEmail: user.email,
    })),
    ...totalWithin(LIST_BOUND, found.length),
  }
}) satisfies QueryResolvers['subscriptionsPage']
