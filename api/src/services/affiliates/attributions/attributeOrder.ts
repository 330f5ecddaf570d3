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
import { partsOfCode } from 'src/shared/marketing/affiliates/affiliateCode'

import { IS_LIVE_AFFILIATE } from '../affiliates/liveAffiliate'
import { takeLead } from '../leads/takeLead'

type Order = {
  invoiceId: number
  buyer: { id: number; email: string; name: string }
  couponId: number | null
  /** As the buyer carried it. */
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
      NULL::timestamptz AS "since", NULL::timestamptz AS "until"
    FROM "Coupon" c WHERE c.id = $1::int AND c."affiliateId" IS NOT NULL
    UNION ALL
    SELECT 'LEAD', d."affiliateId", d."linkId", d.id, NULL, d."firstTouchAt", d."expiresAt"
    FROM "AffiliateLead" d WHERE d."endedAt" IS NULL AND d."expiresAt" > now() AND (d.email = $3 OR d."userId" = ANY((SELECT ids FROM own)::int[]))
    UNION ALL
    SELECT 'CLICK', a.id, l.id, NULL, NULL, NULL, NULL
    FROM "AffiliateProfile" a LEFT JOIN "AffiliateLink" l ON l."affiliateId" = a.id AND l.slug = $5 WHERE a.code = $4
  ) claim JOIN "AffiliateProfile" p ON p.id = claim."affiliateId"
  WHERE ${IS_LIVE_AFFILIATE} AND p."userId" <> ALL((SELECT ids FROM own)::int[])
  ORDER BY claim.reason, claim.since, claim."leadId"`,
  {
    reason: enumOf(AttributionReason),
    affiliateId: int,
    linkId: nullable(int),
    leadId: nullable(int),
    coupon: nullable(text),
    since: nullable(timestamp),
    until: nullable(timestamp),
    userId: int,
  }
)

/**
 * Credits an order to an affiliate, in the order's transaction: that of its coupon, else the owner of the buyer's lead,
 * else the one whose code the buyer carried. The reason and its facts are kept for "Why?". The buyer's lead becomes a
 * customer; a buyer without one becomes the lead of the code's affiliate.
 */
export const attributeOrder = async (
  tx: Tx,
  { invoiceId, buyer, couponId, code, slug }: Order
) => {
  const parts = partsOfCode(code)
  const claims = await CLAIMS.all(tx, [
    couponId,
    buyer.id,
    buyer.email,
    parts?.code ?? '',
    parts?.slug ?? '',
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
        ...(reason === 'CLICK' && parts && { code: parts.code }),
        ...(since && { leadSince: since.toISOString() }),
        ...(until && { leadUntil: until.toISOString() }),
      },
    },
  })
  const lead = claims.find((each) => each.leadId !== null)
  // An order by the owner's own code is a touch, too.
  const isTouched = claims.some(
    (each) => each.reason === 'CLICK' && each.affiliateId === lead?.affiliateId
  )
  if (lead && !isTouched)
    await tx.affiliateLead.update({
      where: { id: lead.leadId ?? 0 },
      data: { status: 'CUSTOMER', userId: buyer.id },
    })
  else
    await takeLead(tx, { person: buyer, code, source: 'ORDER', tags: [slug] })
}
