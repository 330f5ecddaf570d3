// How often visitors come by the links of affiliates: each visitor once a Manila day. Visitors do not wait for it: the
// clicks of a few seconds are written together, and are lost if the process is killed.
import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import {
  allowanceFrom,
  allowanceOf,
  countTries,
} from 'src/lib/protection/rateLimit'
import { sign } from 'src/lib/protection/secrets'
import { senderOf } from 'src/lib/protection/sender'
import { isBot } from 'src/services/marketing/visits/isBot'
import { manilaToday } from 'src/shared/manilaTime'
import { limits } from 'src/shared/settings/limits'

const WRITTEN_MS = 3_000
/** The most clicks that one statement writes; further clicks of these seconds are not counted. */
const MOST_AT_ONCE = 5_000
/** The limit of one sender, so that nobody takes the places of others. */
const MOST_OF_SENDER = 500

const LIMIT = 'visitors-per-hour'
const LIMIT_KEY = `'${LIMIT}:link ' || sender`

// From one sender, as many new visitors of an hour count as those of funnels.
const COUNT = command(`
  WITH fresh AS (
    SELECT c.id, c.day::date AS day, c.key, c.sender, count(*) OVER (PARTITION BY c.sender) AS "ofSender",
      row_number() OVER (PARTITION BY c.sender ORDER BY c.id, c.day, c.key) AS place
    FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS c(id, day, key, sender) JOIN "AffiliateLink" l ON l.id = c.id
    WHERE NOT EXISTS (SELECT FROM "AffiliateClick" k WHERE k."linkId" = c.id AND k.day = c.day::date AND k."visitorKey" = c.key)
  ), rate AS (
    ${countTries(`SELECT ${LIMIT_KEY}, now(), count(*)::int FROM fresh GROUP BY sender ORDER BY sender`, `${limits[LIMIT].seconds}`)}
    RETURNING key, count
  ), came AS (
    INSERT INTO "AffiliateClick" ("linkId", day, "visitorKey")
    SELECT f.id, f.day, f.key FROM fresh f JOIN rate r ON r.key = ${LIMIT_KEY}
    WHERE r.count - f."ofSender" + f.place <= ${allowanceFrom(5)} ORDER BY f.id, f.day, f.key
    ON CONFLICT DO NOTHING RETURNING "linkId"
  )
  UPDATE "AffiliateLink" l SET clicks = l.clicks + n.count
  FROM (SELECT "linkId", count(*)::int AS count FROM came GROUP BY "linkId" ORDER BY "linkId") n WHERE l.id = n."linkId"`)

type Click = { linkId: number; day: string; key: string; sender: string }

let waiting = new Map<string, Click>()
let ofSenders = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** Writes the clicks since the last time. */
export const writeClicks = async () => {
  clearTimeout(timer)
  timer = undefined
  const clicks = [...waiting.values()]
  waiting = new Map()
  ofSenders = new Map()
  if (clicks.length === 0) return
  try {
    await COUNT.run(pool, [
      clicks.map(({ linkId }) => linkId),
      clicks.map(({ day }) => day),
      clicks.map(({ key }) => key),
      clicks.map(({ sender }) => sender),
      ...allowanceOf(LIMIT),
    ])
  } catch (error) {
    logger.warn({ error }, 'Clicks of affiliates were not written')
  }
}

type Visitor = {
  /** The value of the visitor's cookie; only its keyed hash is stored. */
  key: string
  ip: string
  userAgent: string | undefined
}

/** Counts a visitor of a link, unless the client says that it is a bot or its address sends very many. */
export const countClick = (linkId: number, visitor: Visitor) => {
  if (isBot(visitor.userAgent) || waiting.size >= MOST_AT_ONCE) return
  const sender = senderOf(visitor.ip) ?? ''
  const count = ofSenders.get(sender) ?? 0
  if (count >= MOST_OF_SENDER) return
  ofSenders.set(sender, count + 1)
  const [day, key] = [manilaToday(), sign('affiliateClick', visitor.key)]
  waiting.set(`${linkId} ${day} ${key}`, { linkId, day, key, sender })
  timer ??= setTimeout(() => void writeClicks(), WRITTEN_MS).unref()
}
