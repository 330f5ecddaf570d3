import { bool, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { requireOthersBill } from 'src/services/billing/payments/requireOthersBill'
import type { LogAction } from 'src/shared/reports/logWords'

type Offer = {
  buyerId: number
  funnelId: string
  productId: number
  couponId: number | null
}

/** The changes that can make an order free. */
const PRICING: LogAction[] = [
  'product.created',
  'product.updated',
  'funnel.created',
  'funnel.updated',
  'funnel.duplicated',
  'funnel.published',
  'coupon.created',
  'coupon.updated',
  'coupon.duplicated',
  'coupon.resumed',
]

const MADE = statement(
  `
    SELECT EXISTS (
      SELECT FROM "InfoLog" WHERE "actorUserId" = $1 AND action = ANY($5) AND (entity = 'Funnel' AND "entityId" = $2::text
        OR entity = 'Product' AND "entityId" = $3::text OR entity = 'Coupon' AND "entityId" = $4::text)) AS "isOwn"`,
  { isOwn: bool }
)

/**
 * Nobody decides on a free order after it is placed, so its buyer must not have changed its funnel, product or coupon.
 * @throws PAYMENT_OWN
 */
export const requireOthersOffer = async (
  tx: Tx,
  { buyerId, funnelId, productId, couponId }: Offer
) => {
  const { isOwn } = await MADE.one(tx, [
    buyerId,
    funnelId,
    String(productId),
    String(couponId ?? ''),
    PRICING,
  ])
  if (isOwn) await requireOthersBill(tx, buyerId)
}
