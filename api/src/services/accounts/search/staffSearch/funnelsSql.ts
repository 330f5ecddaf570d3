import { escapeLike } from 'src/lib/database/paging'

import { HITS, NOT_A_PERSON, type Sources } from './searchSql'

/** Funnels by a part of their name or address. A school has few, so they are compared one by one. */
export const funnelHits = ({ typed, parameter }: Sources) => {
  const words = `app.unaccent(${parameter(`%${escapeLike(typed)}%`)})`
  return `
    SELECT 'FUNNEL', f.id, f.name, '/' || f.slug, NULL, ${NOT_A_PERSON} FROM "Funnel" f
    WHERE f.status <> 'ARCHIVED' AND (app.unaccent(f.name) LIKE ${words} OR f.slug LIKE ${words})
    ORDER BY f.name, f.id LIMIT ${HITS}`
}

/** Coupons by a part of their code, with their funnel. */
export const couponHits = ({ typed, parameter }: Sources) => `
  SELECT 'COUPON', c.id::text, c.code, f.name, f.id, ${NOT_A_PERSON} FROM "Coupon" c JOIN "Funnel" f ON f.id = c."funnelId"
  WHERE c."archivedAt" IS NULL AND c.code LIKE ${parameter(`%${escapeLike(typed.toUpperCase())}%`)}
  ORDER BY c.code, c.id LIMIT ${HITS}`
