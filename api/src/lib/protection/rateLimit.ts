import { command, int, prepared, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

type Limit = { limit: number; seconds: number }

const COUNT = prepared(
  'rateCounter',
  `
      INSERT INTO "RateCounter" (key, "windowStart", count) VALUES ($1, now(), 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN "RateCounter"."windowStart" < now() - make_interval(secs => $2) THEN 1 ELSE "RateCounter".count + 1 END,
        "windowStart" = CASE WHEN "RateCounter"."windowStart" < now() - make_interval(secs => $2) THEN now() ELSE "RateCounter"."windowStart" END
      RETURNING count`,
  { count: int }
)

/**
 * Counts a try and returns whether it is within `limit` per `seconds`. One statement counts the try before anything is
 * compared, so parallel tries cannot slip through.
 */
export const withinLimit = async (key: string, { limit, seconds }: Limit) => {
  const { count } = await COUNT.one(pool, [key, seconds])
  return count <= limit
}

const UNCOUNT = command(
  'UPDATE "RateCounter" SET count = greatest(count - 1, 0) WHERE key = $1'
)

/** Takes back a try that was counted but should not count. */
export const uncountTry = (key: string) => UNCOUNT.run(pool, [key])

const RESET = command('DELETE FROM "RateCounter" WHERE key = $1')

export const resetTries = (key: string) => RESET.run(pool, [key])

type Ladder = {
  /** Tries before the first wait. */
  free: number
  /** The wait after each further try; the last value applies to all later ones. */
  waitSeconds: number[]
  /**
   * Seconds without a try after which the count starts again, while free tries are left. After the free tries, the
   * count starts again after twice the last value of `waitSeconds`.
   */
  quietSeconds: number
}

const CLIMB = prepared(
  'rateLadder',
  `
      INSERT INTO "RateCounter" AS c (key, "windowStart", count) VALUES ($1, now(), 1)
      ON CONFLICT (key) DO UPDATE SET "windowStart" = now(),
        count = CASE WHEN c."windowStart" < now() - make_interval(secs => CASE WHEN c.count < $2::int THEN $4::int ELSE $5::int END) THEN 1 ELSE c.count + 1 END
      WHERE c.count < $2::int OR c."windowStart" < now() - make_interval(secs => ($3::int[])[least(c.count - $2::int + 1, cardinality($3::int[]))])`,
  {}
)

const WAIT = statement(
  `SELECT ceil(extract(epoch FROM c."windowStart" + make_interval(secs => ($3::int[])[least(c.count - $2::int + 1, cardinality($3::int[]))]) - now()))::int AS wait
     FROM "RateCounter" c WHERE key = $1`,
  { wait: int }
)

/**
 * Counts a try. After the free tries, each further try has to wait longer. One statement counts the try before anything
 * is compared. A try that comes too early is not counted, so that nobody is locked out forever by someone else's tries.
 * @returns the seconds to wait, or 0 if the try may be made
 */
export const waitOf = async (
  key: string,
  { free, waitSeconds, quietSeconds }: Ladder
) => {
  const count = await CLIMB.count(pool, [
    key,
    free,
    waitSeconds,
    quietSeconds,
    2 * (waitSeconds.at(-1) ?? 0),
  ])
  if (count > 0) return 0
  const row = await WAIT.first(pool, [key, free, waitSeconds])
  return Math.max(row?.wait ?? 0, 1)
}
