// Plans one purchase by the rules of checkout, payments and staff.
import { instalmentsOf } from 'src/shared/billing/instalments'
import { surchargeOf, termOf } from 'src/shared/billing/paymentTerm'
import { priceOf } from 'src/shared/billing/price'
import {
  expiryFrom,
  renewedExpiry,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { addDays, dayOf, type Day } from 'src/shared/manilaTime'

import type { SchoolCoupon, SchoolFunnel, SchoolTerm } from './catalogue'
import { minuteOf, planPayments, type PlannedEntry } from './planPayments'
import type { Random } from './random'

export type PlannedPurchase = {
  funnel: SchoolFunnel
  term: SchoolTerm
  coupon: SchoolCoupon | null
  batchId: number | null
  source: 'CHECKOUT' | 'MANUAL' | 'BATCH_ENROL'
  orderedAt: Date
  price: ReturnType<typeof priceOf>
  entries: PlannedEntry[]
  /** Null while there is no payment, or only reversed payments. */
  startsAt: Date | null
  expiry: Date | null
}

const discountOf = (coupon: SchoolCoupon) => ({
  type: coupon.discountType,
  amountCentavos: coupon.amountCentavos,
  percent: coupon.percent === null ? null : Number(coupon.percent),
  maxDiscountCentavos: coupon.maxDiscountCentavos,
})

const sourceOf = (random: Random): PlannedPurchase['source'] => {
  const drawn = random.between(1, 100)
  if (drawn <= 88) return 'CHECKOUT'
  return drawn <= 96 ? 'MANUAL' : 'BATCH_ENROL'
}

type Wish = {
  funnel: SchoolFunnel
  orderDay: Day
  until: Day
  batchIds: number[]
  /** The expiry of the subscription that this purchase renews. */
  oldExpiry?: Date | null
}

export const planPurchase = (
  { funnel, orderDay, until, batchIds, oldExpiry }: Wish,
  random: Random
): PlannedPurchase => {
  const source = sourceOf(random)
  const term = random.pick(funnel.paymentTerms).paymentTerm
  const coupon =
    source === 'CHECKOUT' && funnel.coupons.length > 0 && random.chance(25)
      ? random.pick(funnel.coupons)
      : null
  const price = priceOf({
    baseCentavos: funnel.priceOverrideCentavos ?? funnel.product.priceCentavos,
    discount: coupon && discountOf(coupon),
    surcharge: surchargeOf(term),
  })
  const instalments = instalmentsOf({
    totalCentavos: price.totalCentavos,
    term: termOf(term),
    startDay: addDays(orderDay, funnel.startByDays),
    offFirstCentavos:
      coupon?.spread === 'FIRST_ONLY' ? price.discountCentavos : 0,
  })
  const entries = planPayments(instalments, orderDay, until, random)
  const first = entries
    .filter(({ isPaid }) => isPaid)
    .map(({ payments }) => payments.at(-1)!.paidAt)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(0)
  const { validityByDays, startByDays } = funnel
  const times = entries.flatMap(({ payments }) =>
    payments.map(({ paidAt }) => paidAt.getTime())
  )
  return {
    funnel,
    term,
    coupon,
    batchId:
      batchIds.length > 0 && random.chance(70) ? random.pick(batchIds) : null,
    source,
    // Nobody pays before they order.
    orderedAt: new Date(
      Math.min(minuteOf(orderDay, random).getTime(), ...times)
    ),
    price,
    entries,
    startsAt: first ?? null,
    expiry: first
      ? oldExpiry
        ? renewedExpiry({ oldExpiry, validityByDays, now: first })
        : expiryFrom(addDays(dayOf(first), startByDays), validityByDays)
      : null,
  }
}
