import { FunnelStatus } from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  nullable,
  prepared,
  text,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import {
  carriedCode,
  withCode,
} from 'src/shared/marketing/affiliates/affiliateCode'
import { isPath, isPlace } from 'src/shared/text/place'

import { IS_LIVE_AFFILIATE } from '../affiliates/liveAffiliate'

/** Where the main link leads unless the setting `affiliate-landing` names another page. */
const DEFAULT_LANDING = '/free-training'

const LINK_AT = prepared(
  'affiliateLinkAt',
  `
  SELECT l.id, l.slug, l.path, p.code, ${IS_LIVE_AFFILIATE} AS "isLive", f.slug AS "funnelSlug", f.status AS "funnelStatus",
    (SELECT value FROM "Setting" WHERE name = 'affiliate-landing') AS landing
  FROM "AffiliateProfile" p JOIN "AffiliateLink" l ON l."affiliateId" = p.id LEFT JOIN "Funnel" f ON f.id = l."funnelId"
  WHERE p.slug = $1 AND l.slug = $2`,
  {
    id: int,
    slug: text,
    path: text,
    code: text,
    isLive: bool,
    funnelSlug: nullable(text),
    funnelStatus: nullable(enumOf(FunnelStatus)),
    landing: nullable(text),
  }
)

/** `/{slug}` and `/{slug}/{link}`, whatever their capitals and a slash at the end. */
const partsOf = (pathname: string) =>
  /^\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\/?$/.exec(pathname.toLowerCase())

/** A link of an affiliate at an address: its id if it counts, and the place to which it leads. */
export type LinkAt = { id: number | null; place: string }

/**
 * The affiliate's link at a path of this site, or null. Links of suspended affiliates lead on without a code. Only a
 * path of this site gets the code.
 */
export const linkAt = async (pathname: string): Promise<LinkAt | null> => {
  const [, slug, link = ''] = partsOf(pathname) ?? []
  if (!slug) return null
  const row = await LINK_AT.first(pool, [slug, link])
  if (!row) return null
  const landing = row.landing?.trim() || DEFAULT_LANDING
  const isSold = row.funnelSlug !== null && row.funnelStatus !== 'ARCHIVED'
  const target = isSold ? `/${row.funnelSlug}` : row.path || landing
  const place = isPlace(target) ? target : DEFAULT_LANDING
  if (!row.isLive) return { id: null, place }
  return {
    id: row.id,
    place: isPath(place)
      ? withCode(place, carriedCode(row.code, row.slug))
      : place,
  }
}
