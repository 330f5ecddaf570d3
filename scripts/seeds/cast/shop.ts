import type { Coupon, Prisma } from '@prisma/client'
import type { Tx } from 'api/src/lib/db'
import {
  addDays,
  addMonths,
  manilaToday,
  type Day,
} from 'api/src/shared/manilaTime'

import type { Purchase } from './purchases'

const withTerms = {
  product: true,
  paymentTerms: { include: { paymentTerm: true } },
} satisfies Prisma.FunnelInclude

type FunnelRow = Prisma.FunnelGetPayload<{ include: typeof withTerms }>
type TermRow = Prisma.PaymentTermGetPayload<object>

export type Planned = {
  userId: number
  purchase: Purchase
  orderDay: Day
  funnel: FunnelRow
  term: TermRow
  coupon: Coupon | null
}

export type Shop = Awaited<ReturnType<typeof loadShop>>

/** Loads everything that is sold, once. Purchases of a funnel or term that the school has removed are left out. */
export const loadShop = async (tx: Tx) => {
  const funnels = await tx.funnel.findMany({ include: withTerms })
  const coupons = await tx.coupon.findMany()
  const cashier = await tx.user.findUnique({
    where: { email: 'tribe-team-fa@example.com' },
    select: { id: true },
  })
  return {
    cashierId: cashier?.id ?? null,
    planOf: (purchase: Purchase, userId: number): Planned | null => {
      const funnel = funnels.find(({ id }) => id === purchase.funnel)
      const term = funnel?.paymentTerms.find(
        ({ paymentTermId }) => paymentTermId === (purchase.term ?? 'one-time')
      )?.paymentTerm
      if (!funnel || !term) return null
      return {
        userId,
        purchase,
        orderDay: orderDayOf(purchase, term),
        funnel,
        term,
        coupon: coupons.find(({ code }) => code === purchase.coupon) ?? null,
      }
    },
  }
}

const orderDayOf = (purchase: Purchase, term: TermRow): Day => {
  const { nextDueIn, orderedDaysAgo = 0, paid = 0 } = purchase
  if (nextDueIn === undefined) return addDays(manilaToday(), -orderedDaysAgo)
  const due = addDays(manilaToday(), nextDueIn)
  return term.intervalUnit === 'MONTH'
    ? addMonths(due, -paid)
    : addDays(due, -paid * 7)
}
