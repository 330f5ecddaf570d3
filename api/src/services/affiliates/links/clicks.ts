// How often visitors come by the links of affiliates: each visitor once a Manila day. Visitors do not wait for it: the
// clicks of a few seconds are written together, and are lost if the process is killed.
import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { sign } from 'src/lib/protection/secrets'
import { isBot } from 'src/services/marketing/visits/isBot'
import { manilaToday } from 'src/shared/manilaTime'

const WRITTEN_MS = 3_000
/** Clicks in one writing; further ones of these seconds are not counted. */
const MOST_AT_ONCE = 5_000

const COUNT = command(`
  WITH came AS (
    INSERT INTO "AffiliateClick" ("linkId", day, "visitorKey")
    SELECT c.id, c.day::date, c.key FROM unnest($1::int[], $2::text[], $3::text[]) AS c(id, day, key)
      JOIN "AffiliateLink" l ON l.id = c.id ORDER BY c.id, c.day, c.key
    ON CONFLICT DO NOTHING RETURNING "linkId"
  )
  UPDATE "AffiliateLink" l SET clicks = l.clicks + n.count
  FROM (SELECT "linkId", count(*)::int AS count FROM came GROUP BY "linkId" ORDER BY "linkId") n WHERE l.id = n."linkId"`)

type Click = { linkId: number; day: string; key: string }

let waiting = new Map<string, Click>()
let timer: NodeJS.Timeout | undefined

/** Writes the clicks since the last time. */
export const writeClicks = async () => {
  clearTimeout(timer)
  timer = undefined
  const clicks = [...waiting.values()]
  waiting = new Map()
  if (clicks.length === 0) return
  try {
    await COUNT.run(pool, [
      clicks.map(({ linkId }) => linkId),
      clicks.map(({ day }) => day),
      clicks.map(({ key }) => key),
    ])
  } catch (error) {
    logger.warn({ error }, 'Clicks of affiliates were not written')
  }
}

/**
 * Counts a visitor of a link, unless the client says that it is a bot.
 * @param visitor what stands for the visitor: the value of their cookie; only its keyed hash is stored
 */
export const countClick = (
  linkId: number,
  visitor: string,
  userAgent: string | undefined
) => {
  if (isBot(userAgent) || waiting.size >= MOST_AT_ONCE) return
  const [day, key] = [manilaToday(), sign('affiliateClick', visitor)]
  waiting.set(`${linkId} ${day} ${key}`, { linkId, day, key })
  timer ??= setTimeout(() => void writeClicks(), WRITTEN_MS).unref()
}
