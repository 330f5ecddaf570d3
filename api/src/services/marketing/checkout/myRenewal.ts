import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  json,
  manilaDay,
  nullable,
  prepared,
  text,
  textOf,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { manilaToday, type Day } from 'src/shared/manilaTime'

import { loadOffer } from './loadOffer'
import { asShownOffer } from './offers'

// The subscription of the signed-in person that ends last among those that have ended or end within 30 days, unless a
// later one goes on with its product or a renewal is ordered; with the newest funnel that renews it, or its own.
const ENDING = prepared(
  'myRenewal',
  `
  SELECT p.name AS "productName", ${manilaDay('s.expiry')}::text AS "lastDay",
    (SELECT f.id FROM "Funnel" f WHERE f.status = 'PUBLISHED' AND (f."renewalOfFunnelId" = s."funnelId" OR f.id = s."funnelId")
      ORDER BY f."renewalOfFunnelId" IS NULL, f."createdAt" DESC, f.id LIMIT 1) AS "funnelId",
    (SELECT jsonb_object_agg(name, trim(value)) FROM "Setting" WHERE name IN ('renew-expired-link', 'renew-expiring-link')) AS links
  FROM "Subscription" s JOIN "Product" p ON p.id = s."productId"
  WHERE s."userId" = $1 AND s.status = 'ACTIVE' AND s.expiry < now() + interval '30 days'
    AND NOT EXISTS (SELECT FROM "Subscription" later WHERE later."userId" = $1 AND later."productId" = s."productId"
      AND (later."renewedFromId" = s.id AND later.status IN ('ACTIVE', 'PENDING', 'PAUSED')
        OR later.status = 'PENDING' OR later.status = 'ACTIVE' AND (later.expiry IS NULL OR later.expiry > s.expiry)))
  ORDER BY s.expiry DESC, s.id LIMIT 1`,
  {
    productName: text,
    lastDay: textOf<Day>(),
    funnelId: nullable(text),
    links: nullable(json<Record<string, string | undefined>>()),
  }
)

/** The offer at an address of this site: a checkout or a sales page; null for any other address. */
const offerAt = async (place: string) => {
  const [, id] = /^\/checkout\/([^/?#]+)$/.exec(place) ?? []
  const [, slug] = /^\/([a-z\d-]+)$/.exec(place) ?? []
  if (!id && !slug) return null
  return asShownOffer(await loadOffer(id ? { id } : { slug }))
}

/** The way to go on with an access that has ended or ends soon: the checkout, or the school's own link; null without one. */
export const myRenewal = (async () => {
  const ending = await ENDING.first(pool, [currentUser().id])
  if (!ending) return null
  const { productName, lastDay, funnelId, links } = ending
  const isExpired = lastDay < manilaToday()
  const renewal = { productName, lastDay, isExpired }
  const own = links?.[isExpired ? 'renew-expired-link' : 'renew-expiring-link']
  const offer = await offerAt(own || `/checkout/${funnelId}`)
  if (own && !offer)
    return {
      ...renewal,
      link: own,
      priceCentavos: null,
      monthlyCentavos: null,
    }
  if (offer?.state !== 'OPEN' || offer.isOwned) return null
  const { priceCentavos, monthlyCentavos } = offer
  return {
    ...renewal,
    link: `/checkout/${offer.id}`,
    priceCentavos,
    monthlyCentavos,
  }
}) satisfies QueryResolvers['myRenewal']
