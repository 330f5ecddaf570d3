import {
  FunnelStatus,
  FunnelTemplate,
  type IntervalUnit,
  type Prisma,
} from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  json,
  nullable,
  prepared,
  type RowOf,
  type Runner,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool, type Tx } from 'src/lib/db'
import { payToAccounts } from 'src/services/billing/paymentAccounts/howToPay'
import { OPEN_TO_ALL } from 'src/services/learning/lessons/publicLessons/openToAll'
import { meantCode } from 'src/shared/billing/coupon'
import type { PayTo } from 'src/shared/billing/paying/payTo'

import { TAKES_A_SEAT } from '../funnels/seats'

type OfferedProduct = {
  name: string
  description: string
  translations: Prisma.JsonValue
  priceCentavos: number
  coverUrl: string | null
  status: string
}

type OfferedTerm = {
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
}

type OfferedLesson = {
  id: number
  name: string
  translations: Prisma.JsonValue
  isFree: boolean
}

type OfferedCourse = {
  id: number
  title: string
  shortDescription: string
  translations: Prisma.JsonValue
  lessons: OfferedLesson[]
}

const LOCK_OFFER = statement(
  `
  WITH funnel AS (SELECT 1 FROM "Funnel" WHERE id = $1 FOR UPDATE),
  coupon AS (SELECT 1 FROM "Coupon" WHERE "funnelId" = $1 AND code = $2
    AND "archivedAt" IS NULL FOR UPDATE)
  SELECT (SELECT count(*) FROM funnel)::int AS funnels, (SELECT count(*) FROM coupon)::int AS coupons`,
  { funnels: int, coupons: int }
)

/**
 * Locks a funnel and an order's coupon until the transaction ends, so that the last seat and the last use are given
 * once. The lock is a statement of its own, because later statements then count every earlier order.
 */
export const lockOffer = (
  tx: Tx,
  funnelId: string,
  couponCode: string | null | undefined
) => LOCK_OFFER.all(tx, [funnelId, meantCode(couponCode ?? '')])

/** Matches the funnel's own slug or that of its landing page, which may differ. */
export const FUNNEL_AT_ADDRESS = `f.id = COALESCE((SELECT id FROM "Funnel" WHERE slug = $1),
  (SELECT "funnelId" FROM "LandingPage" WHERE slug = $1))`

/** The columns that decide on the price and the state of a funnel `f`. */
const PRICE_COLUMNS = `f.id, f.slug, f.name, f.headline, f.translations, f.status, f."opensAt", f."closesAt", f."seatLimit", f."startByDays",
  f."priceOverrideCentavos", f."renewalOfFunnelId",
  CASE WHEN f."seatLimit" IS NULL THEN 0 ELSE
    (SELECT count(*)::int FROM "Subscription" s WHERE s."funnelId" = f.id AND ${TAKES_A_SEAT})
  END AS "seatsTaken",
  (SELECT to_jsonb(p) FROM "Product" p WHERE p.id = f."productId") AS product,
  COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY ft.position) FROM "FunnelPaymentTerm" ft
    JOIN "PaymentTerm" t ON t.id = ft."paymentTermId" WHERE ft."funnelId" = f.id AND t."isActive"), '[]') AS terms`

/** Everything that the price, the page and the orders of a funnel `f` need. */
export const OFFER_COLUMNS = `${PRICE_COLUMNS}, f.body, f."closedMessage", f."validityByDays", f.template, f."linkedUrl", f."thankYouUrl",
  f."productId",
  (SELECT NULLIF(trim(value), '') FROM "Setting" WHERE name = 'contact-link') AS "askLink",
  (SELECT jsonb_object_agg(name, trim(value)) FROM "Setting" WHERE name IN ('refund-line', 'refund-line-fil')) AS "refundLines",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'shortDescription', c."shortDescription",
      'translations', c.translations, 'lessons', (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name,
          'translations', l.translations, 'isFree', ${OPEN_TO_ALL}) ORDER BY u.position, u.id, l.position, l.id), '[]')
        FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId"
        WHERE u."courseId" = c.id AND l.status = 'PUBLISHED')) ORDER BY c.position)
    FROM "ProductCourse" pc JOIN "Course" c ON c.id = pc."courseId"
    WHERE pc."productId" = f."productId" AND c.status = 'PUBLISHED'), '[]') AS courses`

const priceShape = {
  id: text,
  slug: text,
  name: text,
  headline: text,
  translations: json<Prisma.JsonValue>(),
  status: enumOf(FunnelStatus),
  opensAt: nullable(timestamp),
  closesAt: nullable(timestamp),
  seatLimit: nullable(int),
  /** Counted only if there is a limit, which bounds the cost of the count. */
  seatsTaken: int,
  startByDays: int,
  priceOverrideCentavos: nullable(int),
  renewalOfFunnelId: nullable(text),
  product: json<OfferedProduct>(),
  terms: json<OfferedTerm[]>(),
}

export const offerShape = {
  ...priceShape,
  body: text,
  closedMessage: text,
  validityByDays: nullable(int),
  template: enumOf(FunnelTemplate),
  linkedUrl: nullable(text),
  thankYouUrl: nullable(text),
  productId: int,
  askLink: nullable(text),
  refundLines: nullable(json<Record<string, string>>()),
  courses: json<OfferedCourse[]>(),
}

const offerWhere = (name: string, condition: string) =>
  prepared(
    name,
    `SELECT ${OFFER_COLUMNS} FROM "Funnel" f WHERE ${condition}`,
    offerShape
  )

const BY_ID = offerWhere('offerById', 'f.id = $1')

const GIVES_MEMBERSHIP = `EXISTS (SELECT FROM "FunnelAccessLevel" l JOIN "AccessLevel" a ON a.id = l."accessLevelId"
  WHERE l."funnelId" = f.id AND a.name = 'member')`

const SHOWN = prepared(
  'shownOffers',
  `SELECT ${PRICE_COLUMNS}, f."offerPosition", g."isMembership", g."hasCourse" FROM "Funnel" f, LATERAL (SELECT
    ${GIVES_MEMBERSHIP} AS "isMembership",
    EXISTS (SELECT FROM "ProductCourse" pc WHERE pc."productId" = f."productId" AND pc."courseId" = $1) AS "hasCourse") g
  WHERE f.status IN ('PUBLISHED', 'CLOSED') AND f."renewalOfFunnelId" IS NULL
    AND (f."offerPosition" IS NOT NULL OR g."isMembership")
  ORDER BY f.status = 'CLOSED', f."offerPosition" NULLS LAST, f."createdAt" DESC, f.id LIMIT 20`,
  {
    ...priceShape,
    offerPosition: nullable(int),
    isMembership: bool,
    hasCourse: bool,
  }
)

/**
 * The funnels for people without a membership: those that staff have placed among the offers, in their order, then the
 * newest ones that give a membership. Any other funnel is known only to those who have its address.
 */
export const loadShownOffers = (courseId?: number | null) =>
  SHOWN.all(pool, [courseId ?? null])

/** A funnel to order from, with the accounts to pay to, and whether an order with a key is placed. */
const ORDERED = prepared(
  'orderedOffer',
  `SELECT ${OFFER_COLUMNS}, ${payToAccounts('f."productId"')} AS accounts,
    EXISTS (SELECT FROM "Order" WHERE key = $2) AS "isPlaced" FROM "Funnel" f WHERE f.id = $1`,
  { ...offerShape, accounts: json<PayTo[]>(), isPlaced: bool }
)

export const loadOrderedOffer = (tx: Tx, id: string, orderKey: string) =>
  ORDERED.first(tx, [id, orderKey])

const BY_SLUG = offerWhere('offerByAddress', FUNNEL_AT_ADDRESS)

/** A funnel with everything that its price, its page and its orders need, from one statement. */
export type OfferRow = RowOf<typeof BY_ID>

/** Finds a funnel by id or slug. With a transaction's client, it sees the transaction's own writes. */
export const loadOffer = async (
  by: { id: string } | { slug: string },
  on: Runner = pool
): Promise<OfferRow | null> => {
  const offer =
    'id' in by
      ? await BY_ID.first(on, [by.id])
      : await BY_SLUG.first(on, [by.slug])
  return offer ?? null
}
