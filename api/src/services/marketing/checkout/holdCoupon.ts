import { command, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { COUPON_HOLD_MINUTES, meantCode } from 'src/shared/billing/coupon'

import { findCoupon, type CouponUse, type FoundCoupon } from './findCoupon'

const LOCK_COUPON = statement(
  `
    SELECT 1 FROM "Coupon" WHERE "funnelId" = $1 AND code = $2 AND "archivedAt" IS NULL FOR UPDATE`,
  {}
)

const lockCoupon = (tx: Tx, { funnelId, code }: CouponUse) =>
  LOCK_COUPON.all(tx, [funnelId, meantCode(code)])

const HOLD = command(`
  WITH released AS (
    UPDATE "CouponRedemption" SET status = 'RELEASED', "updatedAt" = now()
    WHERE "couponId" = $1 AND status = 'RESERVED' AND "orderKey" <> $2
      AND ("reservedUntil" <= now() OR "userId" = $3)
  )
  INSERT INTO "CouponRedemption" ("couponId", "orderKey", email, "userId", "amountOffCentavos", "reservedUntil", "updatedAt")
  VALUES ($1, $2, $4, $5::int, $6,
    now() + make_interval(mins => $7::int), now())
  ON CONFLICT ("orderKey") DO UPDATE SET "couponId" = excluded."couponId", email = excluded.email, "userId" = excluded."userId",
    "amountOffCentavos" = excluded."amountOffCentavos", status = 'RESERVED', "reservedUntil" = excluded."reservedUntil", "updatedAt" = now()
  WHERE "CouponRedemption".status <> 'REDEEMED'`)

// At most one reservation per checkout and per person. The same statement releases expired reservations and one that
// the person made in another window.
const write = (
  tx: Tx,
  couponId: number,
  { orderKey, buyer }: CouponUse,
  amountOffCentavos: number
) =>
  HOLD.run(tx, [
    couponId,
    orderKey,
    buyer?.id ?? 0,
    buyer?.email ?? '',
    buyer?.id ?? null,
    amountOffCentavos,
    COUPON_HOLD_MINUTES,
  ])

type Holding = CouponUse & { orderKey: string; ip: string | undefined }

// The limit of an IP address, so that nobody can block a coupon. Buyers above it can still order.
const mayHold = async ({ orderKey, ip }: Holding) => {
  const held = await db.couponRedemption.count({
    where: { orderKey, status: 'RESERVED', reservedUntil: { gt: new Date() } },
  })
  return held > 0 || withinLimit('coupon-holds', ip)
}

/**
 * Reserves one of a coupon's limited uses for a checkout for half an hour, and returns the same as `findCoupon`. Of two
 * checkouts that want the last use, the second is refused. A coupon without a limit needs no reservation.
 */
export const holdCoupon = async (
  use: Holding,
  amountOffBy: (found: FoundCoupon) => number
): Promise<FoundCoupon> => {
  const first = await findCoupon(use)
  if (first.refusal || first.coupon.usageLimit === null) {
    await releaseCoupon(use.orderKey)
    return first
  }
  if (!(await mayHold(use))) return findCoupon(use)
  return inTransaction(async (tx) => {
    await lockCoupon(tx, use)
    const found = await findCoupon(use, tx)
    if (!found.refusal)
      await write(tx, found.coupon.id, use, amountOffBy(found))
    return found
  })
}

/** Releases the coupon of a checkout that goes on without it. */
export const releaseCoupon = (orderKey: string) =>
  db.couponRedemption.updateMany({
    where: { orderKey, status: 'RESERVED' },
    data: { status: 'RELEASED' },
  })
