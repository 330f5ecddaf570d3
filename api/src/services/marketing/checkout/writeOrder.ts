import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { isStillOwned } from 'src/shared/billing/stillOwned'

import type { FoundCoupon } from './findCoupon'
import type { OfferRow } from './loadOffer'
import type { priceOffer } from './quote'

type OrderToWrite = {
  key: string
  requestHash: string
  row: OfferRow
  buyer: { id: number; email: string }
  paymentTermId: string
  coupon: FoundCoupon['coupon']
  price: ReturnType<typeof priceOffer>
  year: number
}

type Written = {
  orderId: number
  status: string
  invoiceId: number
  number: string
  subscriptionId: number
}

// What the order renews: a subscription to the funnel that this one renews, or an own one that has expired. One that
// still lasts or waits refuses it. The partial unique indexes hold against two at once.
const renewed = async (tx: Tx, row: OfferRow, userId: number) => {
  const existing = await tx.subscription.findFirst({
    where: {
      userId,
      funnelId: { in: [row.id, row.renewalOfFunnelId ?? row.id] },
      status: { in: ['ACTIVE', 'PAUSED', 'PENDING'] },
    },
    orderBy: { expiry: 'desc' },
    select: { id: true, funnelId: true, status: true, expiry: true },
  })
  const isRenewal = row.renewalOfFunnelId !== null
  const isRefused =
    existing?.status === 'PENDING' ||
    (existing?.funnelId === row.id && isStillOwned(existing, isRenewal))
  if (isRefused) throw new AppError('ALREADY_SUBSCRIBED')
  return existing?.id ?? null
}

/**
 * Order, pending subscription, invoice with the next number, its schedule and the coupon's redemption in one
 * statement. The number's counter row is locked last and shortest, so orders wait for each other only there.
 */
export const writeOrder = async (
  tx: Tx,
  {
    key,
    requestHash,
    row,
    buyer,
    paymentTermId,
    coupon,
    price,
    year,
  }: OrderToWrite
) => {
  const renewedFromId = await renewed(tx, row, buyer.id)
  const status = price.totalCentavos === 0 ? 'ENROLLED' : 'PLACED'
  const [written] = await tx.$queryRaw<Written[]>`
    WITH "order" AS (
      INSERT INTO "Order" (key, "requestHash", "funnelId", "userId", status)
      VALUES (${key}, ${requestHash}, ${row.id}, ${buyer.id}, ${status}::"OrderStatus") RETURNING id, status
    ), subscription AS (
      INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", source, "validityByDays", "startByDays", "renewedFromId", "updatedAt")
      VALUES (${buyer.id}, ${row.id}, ${row.productId}, ${paymentTermId}, 'CHECKOUT', ${row.validityByDays}::int, ${row.startByDays}, ${renewedFromId}::int, now())
      RETURNING id
    ), redemption AS (
      INSERT INTO "CouponRedemption" ("couponId", "orderKey", email, "userId", "amountOffCentavos", status, "reservedUntil", "updatedAt")
      SELECT id, ${key}, ${buyer.email}, ${buyer.id}, ${price.discountCentavos}, 'REDEEMED', now(), now()
      FROM (SELECT ${coupon?.id ?? null}::int AS id) c WHERE id IS NOT NULL RETURNING id
    ), counter AS (
      INSERT INTO "InvoiceCounter" (year, last) VALUES (${year}, 1)
      ON CONFLICT (year) DO UPDATE SET last = "InvoiceCounter".last + 1 RETURNING last
    ), invoice AS (
      INSERT INTO "Invoice" (number, "userId", "subscriptionId", "orderId", "couponRedemptionId", "subtotalCentavos", "discountCentavos",
        "surchargeCentavos", "totalCentavos", "priceTrace", "updatedAt")
      SELECT 'INV-' || ${year}::text || '-' || lpad(counter.last::text, 6, '0'), ${buyer.id}, subscription.id, "order".id,
        (SELECT id FROM redemption), ${price.baseCentavos}, ${price.discountCentavos}, ${price.surchargeCentavos}, ${price.totalCentavos},
        ${JSON.stringify(price.trace)}::jsonb, now()
      FROM counter, subscription, "order" RETURNING id, number
    ), schedule AS (
      INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "scheduleDate", "updatedAt")
      SELECT invoice.id, entry.seq, entry."priceCentavos", entry."scheduleDate", now()
      FROM invoice, jsonb_to_recordset(${JSON.stringify(price.instalments)}::jsonb) AS entry(seq int, "priceCentavos" int, "scheduleDate" date)
    )
    SELECT "order".id AS "orderId", "order".status::text, invoice.id AS "invoiceId", invoice.number, subscription.id AS "subscriptionId"
    FROM "order", invoice, subscription`
  return {
    order: { id: written.orderId, status: written.status },
    invoice: {
      id: written.invoiceId,
      number: written.number,
      totalCentavos: price.totalCentavos,
    },
    subscriptionId: written.subscriptionId,
  }
}
