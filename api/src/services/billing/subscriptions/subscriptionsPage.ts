import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import { literally, totalWithin, typedText, windowWithin } from 'src/lib/paging'
import { scopeForUsers } from 'src/lib/scopes'
import {
  subscriptionStatuses,
  type StoredStatus,
} from 'src/shared/billing/subscriptionExpiry'
import { LIFETIME_EXPIRY, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { named, withFunnelName } from './subscriptions'

/** So many are counted, and pages go no deeper: a filter, a search or the other order finds the rest. */
const LIST_BOUND = 1000

/** So many people whose name is like what was typed are looked at. */
const PEOPLE = 50

// The index User_name_search is on this very expression.
const PEOPLE_SQL = `
  SELECT id FROM "User" WHERE lower("firstName" || ' ' || "lastName" || ' ' || email) LIKE '%' || lower($1) || '%' LIMIT ${PEOPLE}`

const peopleLike = async (words: string) => {
  const { rows } = await pool.query<{ id: number }>(PEOPLE_SQL, [
    literally(words),
  ])
  return rows.map(({ id }) => id)
}

/** Validity of spec section 4: whatever is not one of these is all. An expiry's day still counts. */
const validities: Record<string, () => Prisma.SubscriptionWhereInput> = {
  active: () => ({
    status: 'ACTIVE',
    expiry: { gte: startOfDay(manilaToday()) },
  }),
  expired: () => ({
    status: 'ACTIVE',
    expiry: { lt: startOfDay(manilaToday()) },
  }),
}

/** By expiry those come that have one: what runs, and not for life. */
const withExpiry = {
  status: 'ACTIVE',
  expiry: { lt: LIFETIME_EXPIRY },
} satisfies Prisma.SubscriptionWhereInput

type Order = {
  where?: Prisma.SubscriptionWhereInput
  by: Prisma.SubscriptionOrderByWithRelationInput[]
}

const newest: Order = { by: [{ createdAt: 'desc' }, { id: 'desc' }] }
const orders: Partial<Record<string, Order>> = {
  createdAt: { by: [{ createdAt: 'asc' }, { id: 'asc' }] },
  expiry: { where: withExpiry, by: [{ expiry: 'asc' }, { id: 'asc' }] },
  '-expiry': { where: withExpiry, by: [{ expiry: 'desc' }, { id: 'desc' }] },
}

const isStatus = (text: string | null | undefined): text is StoredStatus =>
  subscriptionStatuses.some((status) => status === text)

const withMember = {
  ...withFunnelName,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
} satisfies Prisma.SubscriptionInclude

/**
 * All subscriptions, the newest first: of members whose name or e-mail contains `q`, by validity in `filter`, by stored
 * status, product and funnel. Those found are read up to a bound, so that no page costs more as the school grows.
 */
export const subscriptionsPage = (async (args) => {
  const { page, perPage, sort, q, filter, status, productId, funnelId } = args
  const words = q ? typedText(q) : ''
  const { stageId } = scopeForUsers()
  const order = orders[sort ?? ''] ?? newest
  const where: Prisma.SubscriptionWhereInput = {
    AND: [
      validities[filter ?? '']?.() ?? {},
      order.where ?? {},
      isStatus(status) ? { status } : {},
      productId ? { productId } : {},
      funnelId ? { funnelId } : {},
      words ? { userId: { in: await peopleLike(words) } } : {},
      stageId === undefined ? {} : { user: { stageId } },
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
