// Writes one purchase of the cast, with the rows that checkout, proof and approval create.
import type { Coupon } from '@prisma/client'
import type { Tx } from 'api/src/lib/db'
import { surchargeOf } from 'api/src/shared/billing/paymentTerm'
import { priceOf } from 'api/src/shared/billing/price'
import { daysBetween, manilaToday } from 'api/src/shared/manilaTime'

import { writeInvoice } from './invoices'
import { writePayments } from './payments'
import { writeProof } from './proofs'
import type { Planned, Shop } from './shop'
import { writeSubscription } from './subscriptions'
import { daysAgo } from './time'

export const writePurchase = async (tx: Tx, shop: Shop, planned: Planned) => {
  const { purchase, funnel, term, coupon, orderDay } = planned
  const price = priceOf({
    baseCentavos: funnel.priceOverrideCentavos ?? funnel.product.priceCentavos,
    discount: coupon && discountOf(coupon),
    surcharge: surchargeOf(term),
  })
  const orderedAt = daysAgo(daysBetween(orderDay, manilaToday()))
  const isPaid = !purchase.voided && purchase.paid !== 0
  const isActive =
    price.totalCentavos === 0 || (isPaid && purchase.revoked === undefined)

  const subscriptionId = await writeSubscription(tx, planned, {
    isActive,
    orderedAt,
  })
  const { schedules } = await writeInvoice(tx, planned, {
    subscriptionId,
    price,
    orderedAt,
  })
  const proofId = await writeProof(tx, shop, planned, schedules)
  await writePayments(tx, {
    planned,
    proofId,
    approvedById: shop.cashierId,
    orderedAt,
    paid: isPaid ? schedules.slice(0, purchase.paid) : [],
  })
}

const discountOf = (coupon: Coupon) => ({
  type: coupon.discountType,
  amountCentavos: coupon.amountCentavos,
  percent: coupon.percent === null ? null : Number(coupon.percent),
  maxDiscountCentavos: coupon.maxDiscountCentavos,
})
