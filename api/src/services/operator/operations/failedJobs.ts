import type { MutationResolvers } from 'types/graphql'

import { command, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

/** A bigint. */
const ID = /^\d{1,18}$/

const LOCK = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('job:' || $1::text, 0))`
)

const FAILED = statement(
  `SELECT t.identifier AS task FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE j.id = $1::bigint AND j.locked_at IS NULL AND j.attempts >= j.max_attempts`,
  { task: text }
)

const RUN_AGAIN = command(
  `SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)`
)

const DELETE = command(
  `SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])`
)

/** Changes a job that was given up, one change after the other. @throws JOB_NOT_FAILED */
const change = (
  id: string,
  verb: 'runAgain' | 'deleted',
  run: (tx: Tx) => Promise<unknown>
) =>
  inTransaction(async (tx) => {
    if (!ID.test(id)) throw new AppError('JOB_NOT_FAILED')
    await LOCK.run(tx, [id])
    const job = await FAILED.first(tx, [id])
    if (!job) throw new AppError('JOB_NOT_FAILED')
    await run(tx)
    await logInfo(tx, {
      action: `job.${verb}`,
      entity: 'Job',
      entityId: id,
      after: { task: job.task },
    })
    return id
  })

export const runJobAgain = (({ id }) =>
  change(id, 'runAgain', (tx) =>
    RUN_AGAIN.run(tx, [id])
  )) satisfies MutationResolvers['runJobAgain']

export const deleteJob = (({ id }) =>
  change(id, 'deleted', (tx) =>
    DELETE.run(tx, [id])
  )) satisfies MutationResolvers['deleteJob']
