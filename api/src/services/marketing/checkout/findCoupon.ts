import { CouponAudience, CouponSpread, DiscountType } from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  listOf,
  nullable,
  type RowOf,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db, type Tx } from 'src/lib/db'
import { couponRefusal, meantCode } from 'src/shared/billing/coupon'
import type { Discount } from 'src/shared/billing/price'
import type { ErrorCode } from 'src/shared/errors'

export type CouponUse = {
  /** The key of the current checkout. A use that this checkout has reserved does not count as taken. */
  orderKey?: string | null
  funnelId: string
  code: string
  termId: string
  baseCentavos: number
  isRenewal: boolean
  buyer: { id: number; email: string } | null
}

type CouponRow = RowOf<typeof COUNTED_COUPON, Tx>

export type FoundCoupon =
  | { coupon: CouponRow; discount: Discount; refusal: null }
  | { coupon: null; discount: null; refusal: ErrorCode }

// `usedCount` counts redemptions, `heldCount` uses that other checkouts have reserved for now. Redeeming and reserving
// count under the coupon's row lock, so two concurrent checkouts cannot both take the last use.
const COUNTED_COUPON = statement(
  `
    SELECT c.*, c.percent::text AS percent,
      ARRAY(SELECT t."paymentTermId" FROM "CouponPaymentTerm" t WHERE t."couponId" = c.id) AS "paymentTermIds",
      (SELECT count(*)::int FROM "CouponRedemption" r WHERE r."couponId" = c.id AND r.status = 'REDEEMED') AS "usedCount",
      (SELECT count(*)::int FROM "CouponRedemption" r WHERE r."couponId" = c.id AND r.status = 'RESERVED' AND r."reservedUntil" > now()
        AND r."orderKey" <> $1 AND r."userId" IS DISTINCT FROM $2) AS "heldCount",
      (SELECT count(*)::int FROM "CouponRedemption" r WHERE r."couponId" = c.id AND r.status = 'REDEEMED'
        AND r."userId" = $2) AS "usedByUser",
      (SELECT count(*)::int FROM "Order" o WHERE o."userId" = $2) AS "buyerOrders",
      EXISTS (SELECT FROM "User" u WHERE u.id = $2 AND u."emailConfirmedAt" IS NOT NULL) AS "isEmailConfirmed"
    FROM "Coupon" c WHERE c.code = $3 AND c."funnelId" = $4 AND c."archivedAt" IS NULL`,
  {
    id: int,
    funnelId: text,
    code: text,
    name: text,
    discountType: enumOf(DiscountType),
    amountCentavos: nullable(int),
    percent: nullable(text),
    maxDiscountCentavos: nullable(int),
    spread: enumOf(CouponSpread),
    startsAt: nullable(timestamp),
    endsAt: nullable(timestamp),
    usageLimit: nullable(int),
    perUserLimit: int,
    minOrderCentavos: nullable(int),
    audience: enumOf(CouponAudience),
    emails: listOf(text),
    affiliateId: nullable(int),
    isPaused: bool,
    note: text,
    archivedAt: nullable(timestamp),
    createdAt: timestamp,
    updatedAt: timestamp,
    paymentTermIds: listOf(text),
    usedCount: int,
    heldCount: int,
    usedByUser: int,
    buyerOrders: int,
    isEmailConfirmed: bool,
  }
)

const countedCoupon = async (
  tx: Tx,
  { funnelId, code, buyer, orderKey }: CouponUse
) => {
  const wanted = meantCode(code)
  const coupon = await COUNTED_COUPON.first(tx, [
    orderKey ?? '',
    buyer?.id ?? 0,
    wanted,
    funnelId,
  ])
  return coupon ?? null
}

/** The coupon of a code with its discount, or the reason why it does not apply to this order. */
export const findCoupon = async (
  use: CouponUse,
  tx: Tx = db
): Promise<FoundCoupon> => {
  const coupon = await countedCoupon(tx, use)
  const refusal = couponRefusal(coupon, {
    now: new Date(),
    termId: use.termId,
    baseCentavos: use.baseCentavos,
    usedCount: coupon?.usedCount ?? 0,
    heldCount: coupon?.heldCount ?? 0,
    usedByUser: coupon?.usedByUser ?? 0,
    isNewCustomer: (coupon?.buyerOrders ?? 0) === 0,
    isRenewal: use.isRenewal,
    email: use.buyer?.email ?? '',
    isEmailConfirmed: coupon?.isEmailConfirmed ?? false,
  })
  if (!coupon || refusal)
    return {
      coupon: null,
      discount: null,
      refusal: refusal ?? 'COUPON_UNKNOWN',
    }
  return {
    coupon,
    refusal: null,
    discount: {
      type: coupon.discountType,
      amountCentavos: coupon.amountCentavos,
      percent: coupon.percent === null ? null : Number(coupon.percent),
      maxDiscountCentavos: coupon.maxDiscountCentavos,
    },
  }
}
