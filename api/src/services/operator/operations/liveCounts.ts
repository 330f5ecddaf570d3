// Counts of waiting and failed work and of people online, for metrics and the operations page. They stop at a bound, so that no
// reading costs more while a queue is long.
import { float, int, nullable, statement, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { LIVE_WORKERS } from 'src/lib/jobs/workers'

/** Each count stops here. */
export const MOST_COUNTED = 10_000

const JOBS = statement(
  `SELECT t.identifier AS task, count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts < j.max_attempts)::int AS waiting,
    count(*) FILTER (WHERE j.locked_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts)::int AS failed
  FROM (SELECT task_id, locked_at, attempts, max_attempts FROM graphile_worker._private_jobs LIMIT ${MOST_COUNTED}) j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id GROUP BY t.identifier ORDER BY t.identifier`,
  { task: text, waiting: int, running: int, failed: int }
)

const upTo = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${MOST_COUNTED}) counted)`

const OTHERS = statement(
  `SELECT ${upTo(`"OutboxEmail" WHERE status = 'QUEUED'`)} AS "mailsWaiting",
    ${upTo(`"OutboxEmail" WHERE status = 'FAILED'`)} AS "mailsFailed",
    ${upTo(`"Session" WHERE "revokedAt" IS NULL AND "parkedAt" IS NULL AND "idleExpiresAt" > now() AND "absoluteExpiresAt" > now()`)} AS sessions,
    (SELECT count(*)::int FROM ${LIVE_WORKERS}) AS workers,
    (SELECT extract(epoch FROM now() - max("verifiedAt"))::float8 FROM "BackupRun") AS "backupSeconds"`,
  {
    mailsWaiting: int,
    mailsFailed: int,
    sessions: int,
    workers: int,
    backupSeconds: nullable(float),
  }
)

/** @returns the counts, and the seconds since a backup was last verified (null if none was) */
export const readLiveCounts = async () => {
  const [jobs, others] = await Promise.all([
    JOBS.all(pool, []),
    OTHERS.one(pool, []),
  ])
  return { jobs, ...others }
}

export type LiveCounts = Awaited<ReturnType<typeof readLiveCounts>>
