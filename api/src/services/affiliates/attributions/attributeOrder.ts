import { AttributionReason } from '@prisma/client'

import {
  enumOf,
  int,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { codesIn } from 'src/shared/marketing/affiliates/affiliateCode'

import { IS_LIVE_AFFILIATE } from '../affiliates/liveAffiliate'
import { takeLead } from '../leads/takeLead'

type Order = {
  invoiceId: number
  buyer: { id: number; email: string; name: string }
  couponId: number | null
  /** The code as the buyer carried it, perhaps with earlier codes. */
  code: string | null | undefined
  /** The funnel's slug, which a lead that the order touches keeps as a tag. */
  slug: string
}

// Who may be credited, the first in front: the coupon's affiliate, the owner of the lead, the code's affiliate. No
// account of the buyer is credited.
const CLAIMS = statement(
  `
  WITH own AS (SELECT COALESCE(app.persons($2), ARRAY[$2::int]) AS ids)
  SELECT claim.*, p."userId" FROM (
    SELECT 'COUPON'::"AttributionReason" AS reason, c."affiliateId", NULL::int AS "linkId", NULL::int AS "leadId", c.code AS coupon,
      NULL::timestamptz AS "since", NULL::timestamptz AS "until", NULL AS code, NULL::bigint AS place
    FROM "Coupon" c WHERE c.id = $1::int AND c."affiliateId" IS NOT NULL
    UNION ALL
    SELECT 'LEAD', d."affiliateId", d."linkId", d.id, NULL, d."firstTouchAt", d."expiresAt", NULL, NULL
    FROM "AffiliateLead" d WHERE d."endedAt" IS NULL AND d."expiresAt" > now() AND (d.email = $3 OR d."userId" = ANY((SELECT ids FROM own)::int[]))
    UNION ALL
    SELECT 'CLICK', a.id, l.id, NULL, NULL, NULL, NULL, a.code, carried.place
    FROM unnest($4::text[], $5::text[]) WITH ORDINALITY carried(code, slug, place) JOIN "AffiliateProfile" a ON a.code = carried.code
      LEFT JOIN "AffiliateLink" l ON l."affiliateId" = a.id AND l.slug = carried.slug
  ) claim JOIN "AffiliateProfile" p ON p.id = claim."affiliateId"
  WHERE ${IS_LIVE_AFFILIATE} AND p."userId" <> ALL((SELECT ids FROM own)::int[])
  ORDER BY claim.reason, claim.since, claim."leadId", claim.place`,
  {
    reason: enumOf(AttributionReason),
    affiliateId: int,
    linkId: nullable(int),
    leadId: nullable(int),
    coupon: nullable(text),
    since: nullable(timestamp),
    until: nullable(timestamp),
    code: nullable(text),
    userId: int,
  }
)

/**
 * Credits an order to an affiliate, in the order's transaction: that of its coupon, else the owner of the buyer's lead,
 * else the first one whose code the buyer carried. The reason and its facts are kept for "Why?". The buyer's lead becomes a
 * customer; a buyer without one becomes the lead of the code's affiliate.
 */
export const attributeOrder = async (
  tx: Tx,
  { invoiceId, buyer, couponId, code, slug }: Order
) => {
  const codes = codesIn(code)
  const claims = await CLAIMS.all(tx, [
    couponId,
    buyer.id,
    buyer.email,
    codes.map((each) => each.code),
    codes.map((each) => each.slug),
  ])
  const [claim] = claims
  if (!claim) return
  const { reason, affiliateId, linkId, leadId, coupon, since, until } = claim
  await tx.attribution.create({
    data: {
      invoiceId,
      affiliateId,
      linkId,
      leadId,
      reason,
      facts: {
        ...(coupon && { coupon }),
        ...(claim.code && { code: claim.code }),
        ...(since && { leadSince: since.toISOString() }),
        ...(until && { leadUntil: until.toISOString() }),
      },
    },
  })
  const lead = claims.find((each) => each.leadId !== null)
  // An order by the owner's own code is a touch, too.
  const click = claims.find((each) => each.reason === 'CLICK')
  if (lead && click?.affiliateId !== lead.affiliateId)
    await tx.affiliateLead.update({
      where: { id: lead.leadId ?? 0 },
      data: { status: 'CUSTOMER', userId: buyer.id },
    })
  else
    await takeLead(tx, { person: buyer, code, source: 'ORDER', tags: [slug] })
}
