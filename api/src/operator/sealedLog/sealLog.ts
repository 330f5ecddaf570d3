import { command, int, nullable, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'

import { ROW_DIGEST, SEAL_DIGEST } from './digests'

/** The rows of one seal at most. */
export const ROWS_AT_MOST = 1000

const POLL_MS = 100
const POLLS = 50

const LAST = statement('SELECT max(id) AS id FROM "InfoLog"', {
  id: nullable(int),
})

// An insert holds this lock from before the id is taken until the transaction ends.
const WRITERS = statement(
  `SELECT virtualtransaction AS id FROM pg_locks WHERE locktype = 'relation' AND relation = '"InfoLog"'::regclass
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND mode = 'RowExclusiveLock' AND granted`,
  { id: text }
)

const readWriters = async () =>
  (await WRITERS.all(pool, [])).map(({ id }) => id)

/**
 * The last id up to which no row can appear any more; null if that is not known yet. Ids commit out of order, but a row
 * with a lower id than one that is seen belongs to a transaction that writes now. So the last id is read first, then
 * who writes, and it holds as soon as each of those has ended; nobody waits for this.
 */
const readSettledId = async () => {
  const last = await LAST.one(pool, [])
  let open = await readWriters()
  for (let poll = 0; open.length > 0; poll++) {
    if (poll === POLLS) return null
    await new Promise((done) => setTimeout(done, POLL_MS))
    const now = new Set(await readWriters())
    open = open.filter((id) => now.has(id))
  }
  return last.id
}

// When two sealers run at once, the second goes on where the first ends. Nobody else takes this lock.
const TAKE_TURN = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('InfoLogSeal', 0))`
)

const SEAL = command(`
  WITH last AS (
    SELECT id, "toId", digest FROM "InfoLogSeal" ORDER BY id DESC LIMIT 1
  ), waiting AS (
    SELECT l.id, l."createdAt", ${ROW_DIGEST} AS digest FROM "InfoLog" l
    WHERE l.id > coalesce((SELECT "toId" FROM last), 0) AND l.id <= $1::int ORDER BY l.id LIMIT ${ROWS_AT_MOST}
  ), s AS (
    SELECT coalesce((SELECT id FROM last), 0) + 1 AS id, coalesce((SELECT "toId" FROM last), 0) + 1 AS "fromId", max(id) AS "toId",
      count(*)::int AS count, min("createdAt") AS "firstAt", max("createdAt") AS "lastAt",
      sha256(string_agg(digest, ''::bytea ORDER BY id)) AS "rowsDigest",
      coalesce((SELECT digest FROM last), ''::bytea) AS "previousDigest", date_trunc('milliseconds', clock_timestamp()) AS "createdAt"
    FROM waiting HAVING count(*) > 0
  )
  INSERT INTO "InfoLogSeal" (id, "fromId", "toId", count, "firstAt", "lastAt", "rowsDigest", "previousDigest", "createdAt", digest)
  SELECT s.id, s."fromId", s."toId", s.count, s."firstAt", s."lastAt", s."rowsDigest", s."previousDigest", s."createdAt",
    ${SEAL_DIGEST} FROM s`)

const sealBatch = (settledId: number) =>
  inTransaction(async (tx) => {
    await TAKE_TURN.run(tx, [])
    return SEAL.run(tx, [settledId])
  })

/** Seals the rows of the info log that wait, and returns the number of new seals. */
export const sealLog = async () => {
  const settledId = await readSettledId()
  let count = 0
  if (settledId !== null) while ((await sealBatch(settledId)) > 0) count += 1
  return count
}
