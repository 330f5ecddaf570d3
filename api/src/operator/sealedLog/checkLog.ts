import {
  bool,
  float,
  int,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import {
  IS_EMPTIED,
  IS_INTACT,
  IS_OF_ANONYMISED,
  ROWS_DIGEST,
  SEAL_DIGEST,
} from './digests'

const SEALS_AT_ONCE = 50

const hex = (column: string) => `encode(${column}, 'hex')`

const PAGE = statement(
  `SELECT s.id, s."fromId", s."toId", s.count, s."firstAt", s."lastAt", s."removedAt" IS NOT NULL AS "isRemoved",
     ${hex('s."previousDigest"')} AS "previousDigest", ${hex('s.digest')} AS digest, ${hex('s."rowsDigest"')} AS "rowsDigest",
     ${hex(SEAL_DIGEST)} AS "digestNow", ${hex('l."rowsDigest"')} AS "rowsDigestNow", l.count AS "countNow", l.emptied, l."badId", l."badlyEmptiedId"
   FROM (SELECT * FROM "InfoLogSeal" WHERE id > $1 ORDER BY id LIMIT ${SEALS_AT_ONCE}) s CROSS JOIN LATERAL (
     SELECT count(*)::int AS count, ${ROWS_DIGEST} AS "rowsDigest", (count(*) FILTER (WHERE ${IS_EMPTIED}))::int AS emptied,
       min(l.id) FILTER (WHERE NOT ${IS_INTACT}) AS "badId",
       min(l.id) FILTER (WHERE ${IS_EMPTIED} AND NOT ${IS_OF_ANONYMISED}) AS "badlyEmptiedId"
     FROM "InfoLog" l WHERE l.id BETWEEN s."fromId" AND s."toId"
   ) l ORDER BY s.id`,
  {
    id: int,
    fromId: int,
    toId: int,
    count: int,
    firstAt: timestamp,
    lastAt: timestamp,
    isRemoved: bool,
    previousDigest: text,
    digest: text,
    rowsDigest: text,
    digestNow: text,
    rowsDigestNow: text,
    countNow: int,
    emptied: int,
    badId: nullable(int),
    badlyEmptiedId: nullable(int),
  }
)

type Seal = NonNullable<Awaited<ReturnType<typeof PAGE.first>>>

// The count stops at 10,000, so that an old log without seals is told at once.
const WAITING = statement(
  `SELECT count(*)::float8 AS count, min("createdAt") AS since FROM (SELECT "createdAt" FROM "InfoLog" WHERE id > $1 ORDER BY id LIMIT 10000) l
   WHERE "createdAt" < now() - interval '1 hour'`,
  { count: float, since: nullable(timestamp) }
)

export type KnownSeal = { id: number; digest: string }

export type LogCheck = {
  seals: number
  rows: number
  /** The times of the first and the last sealed row that is there. */
  from: Date | null
  to: Date | null
  /** Rows whose personal values were removed. */
  emptied: number
  /** The rows that retention removed, and the time of the last of them. */
  removed: { rows: number; until: Date } | null
  last: KnownSeal | null
  /** Unsealed rows older than an hour, at most 10,000. */
  waiting: { count: number; since: Date | null }
  /** The first seal that does not hold, in words for the command line. */
  problem: string | null
}

type Before = { id: number; toId: number; digest: string; isRemoved: boolean }

const FIRST: Before = { id: 0, toId: 0, digest: '', isRemoved: true }

/** Finds the faults of a seal, given the seal before it. */
const problemOf = (seal: Seal, before: Before, known?: KnownSeal) => {
  if (seal.id !== before.id + 1 || seal.fromId !== before.toId + 1)
    return `seal ${before.id + 1} is missing`
  if (seal.previousDigest !== before.digest)
    return 'it does not follow the seal before it'
  if (seal.digestNow !== seal.digest) return 'the seal itself was changed'
  if (known?.id === seal.id && known.digest !== seal.digest)
    return 'its digest is not the one that is known'
  if (seal.isRemoved)
    return before.isRemoved && seal.countNow === 0
      ? null
      : 'it says that its rows are removed, but they or older ones are there'
  if (seal.countNow !== seal.count)
    return `${seal.countNow} of ${seal.count} rows are there`
  if (seal.rowsDigestNow !== seal.rowsDigest) return 'a row was changed'
  if (seal.badId !== null) return `the values of row ${seal.badId} were changed`
  return (
    seal.badlyEmptiedId &&
    `the values of row ${seal.badlyEmptiedId} were removed, but its person was not anonymised`
  )
}

const add = (check: LogCheck, seal: Seal) => {
  check.seals += 1
  check.last = { id: seal.id, digest: seal.digest }
  if (seal.isRemoved) {
    const rows = (check.removed?.rows ?? 0) + seal.count
    check.removed = { rows, until: seal.lastAt }
    return
  }
  check.rows += seal.count
  check.emptied += seal.emptied
  check.from ??= seal.firstAt
  check.to = seal.lastAt
}

/**
 * Checks the chain over the info log from its beginning, some seals at a time, and stops at the first that does not hold.
 * `known` is a seal that was noted elsewhere: without it, the end of the chain could be cut off together with its rows.
 */
export const checkLog = async (known?: KnownSeal): Promise<LogCheck> => {
  const check: LogCheck = {
    seals: 0,
    rows: 0,
    from: null,
    to: null,
    emptied: 0,
    removed: null,
    last: null,
    waiting: { count: 0, since: null },
    problem: null,
  }
  let before = FIRST
  for (;;) {
    const page = await PAGE.all(pool, [before.id])
    for (const seal of page) {
      const problem = problemOf(seal, before, known)
      if (problem) {
        check.problem = `Seal ${seal.id} over the rows ${seal.fromId} to ${seal.toId}: ${problem}`
        return check
      }
      add(check, seal)
      before = seal
    }
    if (page.length < SEALS_AT_ONCE) break
  }
  if (known && known.id > before.id)
    check.problem = `Seal ${before.id + 1} is missing, and those up to the known one`
  check.waiting = await WAITING.one(pool, [before.toId])
  return check
}
