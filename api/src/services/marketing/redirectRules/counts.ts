// Counts how often rules answer, and the addresses that nothing answers. Visitors do not wait for it: the counts of a
// few seconds are written together, and are lost if the process is killed.
import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'

const WRITTEN_MS = 3_000
/** The most new paths that one statement writes, even if a client tries thousands of addresses. */
const MOST_AT_ONCE = 100
const MOST_PATHS = 5_000
const LONGEST_HOST = 100

const HITS = command(
  `UPDATE "RedirectRule" r SET hits = r.hits + h.count, "lastHitAt" = now()
   FROM (SELECT * FROM unnest($1::int[], $2::int[]) AS h(id, count) ORDER BY id) h WHERE r.id = h.id`
)

// New paths take the places of those that were missed least.
const MAKE_ROOM = command(
  `DELETE FROM "MissedPath" WHERE path IN (
    SELECT path FROM "MissedPath" ORDER BY count, "lastAt"
    LIMIT greatest(0, (SELECT count(*) FROM "MissedPath") + $1::int - ${MOST_PATHS}))`
)

const MISSES = command(
  `INSERT INTO "MissedPath" (path, count, referrer, "lastAt")
   SELECT m.path, m.count, m.referrer, now() FROM unnest($1::text[], $2::int[], $3::text[]) AS m(path, count, referrer)
   ORDER BY m.path
   ON CONFLICT (path) DO UPDATE SET count = "MissedPath".count + EXCLUDED.count, "lastAt" = now(),
     referrer = coalesce(nullif(EXCLUDED.referrer, ''), "MissedPath".referrer)`
)

let hits = new Map<number, number>()
let misses = new Map<string, { count: number; referrer: string }>()
let timer: NodeJS.Timeout | undefined

/** Writes what has been counted since the last time. */
export const writeCounts = async () => {
  clearTimeout(timer)
  timer = undefined
  const [counted, missed] = [[...hits], [...misses]]
  hits = new Map()
  misses = new Map()
  try {
    if (counted.length > 0)
      await HITS.run(pool, [
        counted.map(([id]) => id),
        counted.map(([, count]) => count),
      ])
    if (missed.length > 0) {
      await MAKE_ROOM.run(pool, [missed.length])
      await MISSES.run(pool, [
        missed.map(([path]) => path),
        missed.map(([, { count }]) => count),
        missed.map(([, { referrer }]) => referrer),
      ])
    }
  } catch (error) {
    logger.warn({ error }, 'The counts of redirects were not written')
  }
}

const writeSoon = () => {
  timer ??= setTimeout(() => void writeCounts(), WRITTEN_MS).unref()
}

/** Counts an answer of a rule. */
export const countHit = (id: number) => {
  hits.set(id, (hits.get(id) ?? 0) + 1)
  writeSoon()
}

const hostOf = (referrer: string | undefined) =>
  referrer && URL.canParse(referrer)
    ? new URL(referrer).host.slice(0, LONGEST_HOST)
    : ''

/** Counts an address that nothing answered: its path, and the host that led there. */
export const countMiss = (path: string, referrer: string | undefined) => {
  const known = misses.get(path)
  if (!known && misses.size >= MOST_AT_ONCE) return
  misses.set(path, {
    count: (known?.count ?? 0) + 1,
    referrer: hostOf(referrer) || (known?.referrer ?? ''),
  })
  writeSoon()
}
