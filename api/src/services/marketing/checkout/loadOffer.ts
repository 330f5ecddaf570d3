import type { IntervalUnit, Prisma } from '@prisma/client'

import { db, type Tx } from 'src/lib/db'
import { normalizeCode } from 'src/shared/billing/coupon'

import { TAKES_A_SEAT } from '../funnels/seats'

/** A funnel with everything that its price, its page and its orders need, from one statement. */
export type OfferRow = {
  id: string
  slug: string
  name: string
  headline: string
  body: string
  closedMessage: string
  translations: Prisma.JsonValue
  status: 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'
  opensAt: Date | null
  closesAt: Date | null
  seatLimit: number | null
  /** Counted only if there is a limit, which bounds the cost of the count. */
  seatsTaken: number
  validityByDays: number | null
  startByDays: number
  priceOverrideCentavos: number | null
  template: 'LINK_A_PAGE' | 'TEMPLATE_1'
  linkedUrl: string | null
  thankYouUrl: string | null
  renewalOfFunnelId: string | null
  productId: number
  product: {
    name: string
    description: string
    translations: Prisma.JsonValue
    priceCentavos: number
    coverUrl: string | null
    status: string
  }
  terms: {
    id: string
    label: string
    translations: Prisma.JsonValue
    installments: number
    intervalUnit: IntervalUnit
    intervalCount: number
    downPaymentCentavos: number | null
    downPaymentPercent: number | null
    firstDueOffsetDays: number
    surchargeCentavos: number | null
    surchargePercent: number | null
  }[]
  courses: {
    id: number
    title: string
    shortDescription: string
    translations: Prisma.JsonValue
    lessonCount: number
  }[]
}

/**
 * Locks a funnel and an order's coupon until the transaction ends, so that the last seat and the last use are given
 * once. A separate statement: counts made after it see every earlier order.
 */
export const lockOffer = (
  tx: Tx,
  funnelId: string,
  couponCode: string | null | undefined
) => tx.$queryRaw`
  WITH funnel AS (SELECT 1 FROM "Funnel" WHERE id = ${funnelId} FOR UPDATE),
  coupon AS (SELECT 1 FROM "Coupon" WHERE "funnelId" = ${funnelId} AND code = ${normalizeCode(couponCode ?? '')}
    AND "archivedAt" IS NULL FOR UPDATE)
  SELECT (SELECT count(*) FROM funnel)::int AS funnels, (SELECT count(*) FROM coupon)::int AS coupons`

/** Matches the funnel's own slug or that of its landing page, which may differ. */
const BY_ADDRESS = `f.id = COALESCE((SELECT id FROM "Funnel" WHERE slug = $1),
  (SELECT "funnelId" FROM "LandingPage" WHERE slug = $1))`

/** Finds a funnel by id or slug. */
export const loadOffer = async (
  by: { id: string } | { slug: string },
  tx: Tx = db
): Promise<OfferRow | null> => {
  const [column, value] = Object.entries(by)[0]
  const rows = await tx.$queryRawUnsafe<OfferRow[]>(
    `SELECT f.id, f.slug, f.name, f.headline, f.body, f."closedMessage", f.translations, f.status, f."opensAt", f."closesAt",
      f."seatLimit", f."validityByDays", f."startByDays", f."priceOverrideCentavos", f.template, f."linkedUrl", f."thankYouUrl",
      f."renewalOfFunnelId", f."productId",
      CASE WHEN f."seatLimit" IS NULL THEN 0 ELSE
        (SELECT count(*)::int FROM "Subscription" s WHERE s."funnelId" = f.id AND ${TAKES_A_SEAT})
      END AS "seatsTaken",
      (SELECT to_jsonb(p) FROM "Product" p WHERE p.id = f."productId") AS product,
      COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY ft.position) FROM "FunnelPaymentTerm" ft
        JOIN "PaymentTerm" t ON t.id = ft."paymentTermId" WHERE ft."funnelId" = f.id AND t."isActive"), '[]') AS terms,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'shortDescription', c."shortDescription",
          'translations', c.translations, 'lessonCount', (SELECT count(*) FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId"
            WHERE u."courseId" = c.id AND l.status = 'PUBLISHED')) ORDER BY c.position)
        FROM "ProductCourse" pc JOIN "Course" c ON c.id = pc."courseId"
        WHERE pc."productId" = f."productId" AND c.status = 'PUBLISHED'), '[]') AS courses
    FROM "Funnel" f WHERE ${column === 'id' ? 'f.id = $1' : BY_ADDRESS}`,
    value
  )
  return rows[0] ?? null
}
