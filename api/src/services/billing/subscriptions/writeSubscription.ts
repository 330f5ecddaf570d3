import { OrderStatus, type SubscriptionSource } from '@prisma/client'

import { int, nullable, statement, text, enumOf } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { Instalment } from 'src/shared/billing/instalments'
import type { priceOf } from 'src/shared/billing/price'
import { isStillOwned } from 'src/shared/billing/subscriptions/stillOwned'
import { manilaToday } from 'src/shared/manilaTime'
import type { Variant } from 'src/shared/marketing/landing/pageTest'

import { numberSql, yearOf } from '../payments/documentNumber'

/** The fields of a funnel that a subscription copies. */
type Sold = {
  id: string
  productId: number
  validityByDays: number | null
  startByDays: number
  renewalOfFunnelId: string | null
}

type SubscriptionToWrite = {
  funnel: Sold
  user: { id: number; email: string }
  paymentTermId: string
  source: SubscriptionSource
  batchId?: number | null
  price: ReturnType<typeof priceOf> & { instalments: Instalment[] }
  /** Only at checkout. */
  order?: {
    key: string
    requestHash: string
    couponId: number | null
    /** The variants of tested pages in which the buyer is counted as a visitor. */
    seen: { testId: number; variant: Variant }[]
  }
}

// The id of the subscription that a purchase renews, if any: one to the funnel that this funnel renews, or the user's
// own expired one. A pending subscription, or a live one to this funnel, refuses the purchase. Partial unique indexes
// prevent two concurrent purchases.
const renewed = async (tx: Tx, funnel: Sold, userId: number) => {
  const existing = await tx.subscription.findFirst({
    where: {
      userId,
      funnelId: { in: [funnel.id, funnel.renewalOfFunnelId ?? funnel.id] },
      status: { in: ['ACTIVE', 'PAUSED', 'PENDING'] },
    },
    orderBy: { expiry: 'desc' },
    select: { id: true, funnelId: true, status: true, expiry: true },
  })
  const isRenewal = funnel.renewalOfFunnelId !== null
  const isRefused =
    existing?.status === 'PENDING' ||
    (existing?.funnelId === funnel.id && isStillOwned(existing, isRenewal))
  if (isRefused) throw new AppError('ALREADY_SUBSCRIBED')
  return existing?.id ?? null
}

const WRITE = statement(
  `
    WITH "order" AS (
      INSERT INTO "Order" (key, "requestHash", "funnelId", "userId", status, "pageTestId", variant)
      SELECT key, $1, $2, $3, $4::"OrderStatus", seen.id, seen.variant
      FROM (SELECT $5::text AS key) o LEFT JOIN (
        SELECT t.id, e.variant FROM jsonb_to_recordset($22::jsonb) AS e("testId" int, variant "PageVariant")
        JOIN "PageTest" t ON t.id = e."testId" AND t."endedAt" IS NULL JOIN "LandingPage" p ON p.id = t."pageId" AND p."funnelId" = $2
        LIMIT 1) seen ON true
      WHERE key IS NOT NULL RETURNING id, status
    ), subscription AS (
      INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", "batchId", source, "validityByDays", "startByDays",
        "renewedFromId", "updatedAt")
      VALUES ($3, $2, $6, $7, $8::int, $9::"SubscriptionSource",
        $10::int, $11, $12::int, now())
      RETURNING id
    ), redemption AS (
      INSERT INTO "CouponRedemption" ("couponId", "orderKey", email, "userId", "amountOffCentavos", status, "reservedUntil", "updatedAt")
      SELECT id, $5, $13, $3, $14, 'REDEEMED', now(), now()
      FROM (SELECT $15::int AS id) c WHERE id IS NOT NULL
      ON CONFLICT ("orderKey") DO UPDATE SET "couponId" = excluded."couponId", email = excluded.email, "userId" = excluded."userId",
        "amountOffCentavos" = excluded."amountOffCentavos", status = 'REDEEMED', "reservedUntil" = now(), "updatedAt" = now()
      RETURNING id
    ), released AS (
      UPDATE "CouponRedemption" SET status = 'RELEASED', "updatedAt" = now()
      WHERE "orderKey" = $5 AND status = 'RESERVED' AND $15::int IS NULL
    ), counter AS (
      INSERT INTO "DocumentCounter" (kind, year, last) VALUES ('INVOICE', $16, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = "DocumentCounter".last + 1 RETURNING last
    ), invoice AS (
      INSERT INTO "Invoice" (number, "userId", "subscriptionId", "orderId", "couponRedemptionId", "subtotalCentavos", "discountCentavos",
        "surchargeCentavos", "totalCentavos", "priceTrace", "updatedAt")
      SELECT ${numberSql('INVOICE', '$16', 'counter.last')}, $3, subscription.id, (SELECT id FROM "order"),
        (SELECT id FROM redemption), $17, $14, $18, $19,
        $20::jsonb, now()
      FROM counter, subscription RETURNING id, number
    ), schedule AS (
      INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "scheduleDate", "updatedAt")
      SELECT invoice.id, entry.seq, entry."priceCentavos", entry."scheduleDate", now()
      FROM invoice, jsonb_to_recordset($21::jsonb) AS entry(seq int, "priceCentavos" int, "scheduleDate" date)
    )
    SELECT (SELECT id FROM "order") AS "orderId", (SELECT status FROM "order") AS status, invoice.id AS "invoiceId", invoice.number,
      subscription.id AS "subscriptionId"
    FROM invoice, subscription`,
  {
    orderId: nullable(int),
    status: nullable(enumOf(OrderStatus)),
    invoiceId: int,
    number: text,
    subscriptionId: int,
  }
)

/**
 * Writes the pending subscription, the numbered invoice and its schedule in one statement. At checkout it also writes
 * the order and redeems the coupon, whether or not a use was reserved before; without a coupon, a reserved use is
 * released. The number's counter row is locked last and for the shortest time, so purchases wait for each other only
 * there.
 * @throws ALREADY_SUBSCRIBED
 */
export const writeSubscription = async (
  tx: Tx,
  {
    funnel,
    user,
    paymentTermId,
    source,
    batchId = null,
    price,
    order,
  }: SubscriptionToWrite
) => {
  const renewedFromId = await renewed(tx, funnel, user.id)
  const year = yearOf(manilaToday())
  const status = price.totalCentavos === 0 ? 'ENROLLED' : 'PLACED'
  const written = await WRITE.one(tx, [
    order?.requestHash ?? null,
    funnel.id,
    user.id,
    status,
    order?.key ?? null,
    funnel.productId,
    paymentTermId,
    batchId,
    source,
    funnel.validityByDays,
    funnel.startByDays,
    renewedFromId,
    user.email,
    price.discountCentavos,
    order?.couponId ?? null,
    year,
    price.baseCentavos,
    price.surchargeCentavos,
    price.totalCentavos,
    JSON.stringify(price.trace),
    JSON.stringify(price.instalments),
    JSON.stringify(order?.seen ?? []),
  ])
  const { subscriptionId, orderId, invoiceId, number } = written
  return {
    subscriptionId,
    order: { id: orderId, status: written.status },
    invoice: {
      id: invoiceId,
      number,
      totalCentavos: price.totalCentavos,
    },
  }
}
