// The common part of the jobs that apply and undo an import.
import { bool, command, statement } from 'src/lib/database/sql'
import { pool, type Tx } from 'src/lib/db'

/** Long enough for 20,000 rows; the statements of a request are limited to 10 seconds, and pauses between them to 15. */
export const JOB_MS = 10 * 60_000
const PAUSE_MS = 60_000
const LONGER =
  command(`SELECT set_config('statement_timeout', '${JOB_MS}', true),
  set_config('idle_in_transaction_session_timeout', '${PAUSE_MS}', true)`)

// The rows were written a moment ago, and nobody has counted them for the planner yet.
const COUNT_ROWS = command(`ANALYZE "ImportRow"`)

/** Prepares the transaction of a job for statements over all rows of a run. */
export const prepareLongJob = async (tx: Tx) => {
  await LONGER.run(tx, [])
  await COUNT_ROWS.run(tx, [])
}

const TRY_LOCK = statement(
  `SELECT pg_try_advisory_xact_lock(hashtext('import'), $1) AS "isMine"`,
  { isMine: bool }
)

/** Makes this transaction the only job of the run; false if another one is at work. */
export const claimRun = async (tx: Tx, runId: number) =>
  (await TRY_LOCK.one(tx, [runId])).isMine

const SHOW_PROGRESS = command(
  `UPDATE "ImportRun" SET done = $2, steps = $3, "touchedAt" = now() WHERE id = $1`
)

/** Shows how far a job is; outside of its transaction, so that others see it. */
export const showProgress = (runId: number, done: number, steps: number) =>
  SHOW_PROGRESS.run(pool, [runId, done, steps])

const lockPeople = (result: string, lock: string) =>
  command(`
  SELECT u.id FROM "User" u JOIN "ImportRow" r ON r."targetId" = u.id
  WHERE r."runId" = $1 AND r.sheet = 'Members' AND NOT r."isLeftOut" AND ${result} ORDER BY u.id FOR ${lock} OF u`)

// Members go on learning while thousands of them are changed: rows that refer to them do not wait.
const LOCK_CHANGED = lockPeople(
  `r.result IS DISTINCT FROM 'NEW'`,
  'NO KEY UPDATE'
)
// Undoing deletes accounts to which no row refers.
const LOCK_CREATED = lockPeople(`r.result = 'NEW'`, 'UPDATE')

// Places are taken under the lock of their batch and group, so that no more people come in, or back, than fit.
const LOCK_BATCHES = command(`
  SELECT id FROM "Batch" WHERE id IN (
    SELECT (plan ->> place.kind)::int FROM "ImportRow", (VALUES ('batchId'), ('oldBatchId')) place (kind) WHERE "runId" = $1)
  ORDER BY id FOR NO KEY UPDATE`)
const LOCK_GROUPS = command(`
  SELECT id FROM "Group" WHERE id IN (
    SELECT (plan ->> 'groupId')::int FROM "ImportRow" WHERE "runId" = $1
    UNION SELECT m."groupId" FROM "ImportRow" r JOIN "GroupMembership" m ON m.id = (r.plan ->> 'oldPlaceId')::int WHERE r."runId" = $1)
  ORDER BY id FOR NO KEY UPDATE`)

export const lockTargets = async (tx: Tx, runId: number) => {
  for (const lock of [LOCK_GROUPS, LOCK_BATCHES, LOCK_CHANGED, LOCK_CREATED])
    await lock.run(tx, [runId])
}
