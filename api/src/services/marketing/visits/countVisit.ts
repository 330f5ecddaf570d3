import { context } from '@redwoodjs/context'

import { prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import {
  allowanceFrom,
  allowanceOf,
  countTry,
} from 'src/lib/protection/rateLimit'
import { sign } from 'src/lib/protection/secrets'
import { manilaToday } from 'src/shared/manilaTime'
import { limits } from 'src/shared/settings/limits'

import { currentCountsAsVisitor } from './countsAsVisitor'

/**
 * The anonymous key of a visitor: a keyed hash of IP address and browser. It differs by day and funnel, so that nobody
 * can be tracked by it, and needs no cookie. Null for staff and bots, who are not counted.
 */
const visitorKey = (funnelId: string, day: string) => {
  const { visitor } = context
  if (!visitor?.ip || !currentCountsAsVisitor()) return null
  return sign('visit', day, funnelId, visitor.ip, visitor.userAgent ?? '')
}

const LIMIT = 'visitors-per-hour'

const COUNT_VISIT = prepared(
  'countVisit',
  `
        WITH rate AS (
          ${countTry(`'${LIMIT}:' || $4`, `${limits[LIMIT].seconds}`)}
          WHERE NOT EXISTS (SELECT 1 FROM "FunnelVisit" WHERE "funnelId" = $1 AND day = $2::date AND "visitorKey" = $3)
          RETURNING count
        ), forgotten AS (
          DELETE FROM "FunnelVisit" WHERE day < $2::date
            AND NOT EXISTS (SELECT 1 FROM "FunnelDay" WHERE "funnelId" = $1 AND day = $2::date)
        ), came AS (
          INSERT INTO "FunnelVisit" ("funnelId", day, "visitorKey") SELECT $1, $2::date, $3 FROM rate WHERE count <= ${allowanceFrom(5)}
          ON CONFLICT DO NOTHING RETURNING 1
        )
        INSERT INTO "FunnelDay" AS d ("funnelId", day, visitors) SELECT $1, $2::date, 1 FROM came
        ON CONFLICT ("funnelId", day) DO UPDATE SET visitors = d.visitors + 1`,
  {}
)

/**
 * Counts a visitor of a funnel once per Manila day, in one statement. The first visit of a day deletes the keys of
 * earlier days, whose totals are in FunnelDay. Returns whether the visit was counted; errors are logged and never reach
 * the page.
 */
export const countVisit = async (funnelId: string) => {
  const day = manilaToday()
  const key = visitorKey(funnelId, day)
  if (!key) return false
  try {
    const count = await COUNT_VISIT.count(pool, [
      funnelId,
      day,
      key,
      context.visitor?.ip,
      ...allowanceOf(LIMIT),
    ])
    return count > 0
  } catch (error) {
    logger.warn({ error }, 'A visit was not counted')
    return false
  }
}
