import type { Prisma } from '@prisma/client'

import { int, statement } from 'src/lib/database/sql'
import { db, type Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { couponState } from 'src/shared/billing/coupon'

export const withCouponParts = {
  funnel: { select: { id: true, name: true, slug: true } },
  paymentTerms: { select: { paymentTermId: true } },
  affiliate: {
    select: {
      code: true,
      user: { select: { firstName: true, lastName: true } },
    },
  },
} satisfies Prisma.CouponInclude

export type CouponRow = Prisma.CouponGetPayload<{
  include: typeof withCouponParts
}>

const USES = statement(
  `
  SELECT "couponId", count(*) FILTER (WHERE status = 'REDEEMED')::int AS used,
    count(*) FILTER (WHERE status = 'RESERVED' AND "reservedUntil" > now())::int AS held
  FROM "CouponRedemption" WHERE "couponId" = ANY($1::int[]) GROUP BY "couponId"`,
  { couponId: int, used: int, held: int }
)

const usesOf = (ids: number[], tx: Tx) => USES.all(tx, [ids])

/** Coupons as staff see them, with the number of their uses and their state. */
export const asCoupons = async (rows: CouponRow[], tx: Tx = db) => {
  const uses = await usesOf(
    rows.map(({ id }) => id),
    tx
  )
  const now = new Date()
  return rows.map(({ paymentTerms, percent, affiliate, ...coupon }) => {
    const { used = 0, held = 0 } =
      uses.find(({ couponId }) => couponId === coupon.id) ?? {}
    return {
      ...coupon,
      percent: percent === null ? null : Number(percent),
      paymentTermIds: paymentTerms.map(({ paymentTermId }) => paymentTermId),
      affiliateCode: affiliate?.code ?? null,
      affiliateName: affiliate && fullName(affiliate.user),
      usedCount: used,
      heldCount: held,
      state: couponState(coupon, used, now),
    }
  })
}

export const asCoupon = async (row: CouponRow, tx: Tx = db) =>
  (await asCoupons([row], tx))[0]
