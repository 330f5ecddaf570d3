import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { writeSubscription } from 'src/services/billing/subscriptions/writeSubscription'

import { seenByVisitor } from '../pageTests/seenVariants'

import type { FoundCoupon } from './findCoupon'
import type { OfferRow } from './loadOffer'
import type { priceOffer } from './priceOffer'

type OrderToWrite = {
  key: string
  requestHash: string
  row: OfferRow
  buyer: { id: number; email: string }
  paymentTermId: string
  coupon: FoundCoupon['coupon']
  price: ReturnType<typeof priceOffer>
}

/** Writes an order with its pending subscription, invoice, schedule and coupon redemption. */
export const writeOrder = async (
  tx: Tx,
  { key, requestHash, row, buyer, paymentTermId, coupon, price }: OrderToWrite
) => {
  const { order, ...written } = await writeSubscription(tx, {
    funnel: row,
    user: buyer,
    paymentTermId,
    source: 'CHECKOUT',
    price,
    order: {
      key,
      requestHash,
      couponId: coupon?.id ?? null,
      seen: seenByVisitor().filter(({ isCounted }) => isCounted),
    },
  })
  return {
    ...written,
    order: { id: found(order.id), status: found(order.status) },
  }
}
