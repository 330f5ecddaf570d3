import {
  bool,
  command,
  int,
  prepared,
  statement,
  type Runner,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import {
  limits,
  WAIT_SECONDS,
  type LadderName,
  type LimitName,
} from 'src/shared/settings/limits'

/**
 * The number in SQL that a limit allows now: the setting of its name within the bounds, or its default. It belongs to
 * `allowanceOf`, whose values begin at the parameter $`first`; so no limit needs a statement of its own.
 */
export const allowanceFrom = (first: number) => `coalesce(
  (SELECT least(greatest(s.value::int, $${first + 2}::int), $${first + 3}::int) FROM "Setting" s
    WHERE s.name = $${first} AND s.value ~ '^[0-9]{1,6}$'), $${first + 1}::int)`

export const allowanceOf = (name: LimitName) => {
  const { limit, least, most } = limits[name]
  return [name, limit, least, most]
}

type Subject = string | number | undefined

const keyOf = (name: LimitName, subject: Subject) => `${name}:${subject}`

/**
 * Counts tries in SQL, in windows that begin again once `seconds` have passed. `rows` are VALUES or a SELECT of the key,
 * now() and the number of tries; both are SQL.
 */
export const countTries = (rows: string, seconds: string) => `
      INSERT INTO "RateCounter" AS c (key, "windowStart", count) ${rows}
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN c."windowStart" < now() - make_interval(secs => ${seconds}) THEN EXCLUDED.count ELSE c.count + EXCLUDED.count END,
        "windowStart" = CASE WHEN c."windowStart" < now() - make_interval(secs => ${seconds}) THEN now() ELSE c."windowStart" END`

export const countTry = (key: string, seconds: string) =>
  countTries(`VALUES (${key}, now(), 1)`, seconds)

const COUNT = prepared(
  'rateCounter',
  `${countTry('$1', '$2')}
      RETURNING count <= ${allowanceFrom(3)} AS "isWithin"`,
  { isWithin: bool }
)

/**
 * Counts a try of a subject, such as an address or a user, and returns whether it is within the limit. One statement
 * counts the try and reads the limit before anything is compared, so parallel tries cannot slip through.
 */
export const withinLimit = async (
  name: Exclude<LimitName, LadderName>,
  subject: Subject,
  on: Runner = pool
) => {
  const { isWithin } = await COUNT.one(on, [
    keyOf(name, subject),
    limits[name].seconds,
    ...allowanceOf(name),
  ])
  return isWithin
}

const UNCOUNT = command(
  'UPDATE "RateCounter" SET count = greatest(count - 1, 0) WHERE key = $1'
)

/** Takes back a try that was counted but should not count. */
export const uncountTry = (name: LimitName, subject: Subject) =>
  UNCOUNT.run(pool, [keyOf(name, subject)])

const RESET = command('DELETE FROM "RateCounter" WHERE key = $1')

export const resetTries = (name: LimitName, subject: Subject) =>
  RESET.run(pool, [keyOf(name, subject)])

const CLIMB = prepared(
  'rateLadder',
  `
      WITH ladder AS (SELECT ${allowanceFrom(5)} AS free)
      INSERT INTO "RateCounter" AS c (key, "windowStart", count) VALUES ($1, now(), 1)
      ON CONFLICT (key) DO UPDATE SET "windowStart" = now(),
        count = CASE WHEN c."windowStart" < now() - make_interval(secs => CASE WHEN c.count < (SELECT free FROM ladder) THEN $3::int ELSE $4::int END) THEN 1 ELSE c.count + 1 END
      WHERE c.count < (SELECT free FROM ladder)
        OR c."windowStart" < now() - make_interval(secs => ($2::int[])[least(c.count - (SELECT free FROM ladder) + 1, cardinality($2::int[]))])`,
  {}
)

const WAIT = statement(
  `SELECT ceil(extract(epoch FROM c."windowStart" + make_interval(secs => ($2::int[])[least(c.count - ladder.free + 1, cardinality($2::int[]))]) - now()))::int AS wait
     FROM "RateCounter" c, (SELECT ${allowanceFrom(3)} AS free) ladder WHERE key = $1`,
  { wait: int }
)

/**
 * Counts a try. After the free tries, each further try has to wait longer. One statement counts the try before anything
 * is compared. A try that comes too early is not counted, so that nobody is locked out forever by someone else's tries.
 * The count starts again after the limit's window without a try while free tries are left, and afterwards after twice
 * the longest wait.
 * @returns the seconds to wait, or 0 if the try may be made
 */
export const waitOf = async (name: LadderName, subject: Subject) => {
  const key = keyOf(name, subject)
  const count = await CLIMB.count(pool, [
    key,
    WAIT_SECONDS,
    limits[name].seconds,
    2 * (WAIT_SECONDS.at(-1) ?? 0),
    ...allowanceOf(name),
  ])
  if (count > 0) return 0
  const row = await WAIT.first(pool, [key, WAIT_SECONDS, ...allowanceOf(name)])
  return Math.max(row?.wait ?? 0, 1)
}
