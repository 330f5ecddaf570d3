// Which workers of jobs are alive. A worker that is killed leaves its jobs locked; graphile-worker frees them after four
// hours only, when a code in a mail has long lost its value.
import { EventEmitter } from 'node:events'

import type { WorkerEvents } from 'graphile-worker'

import { command, statement, text } from '../database/sql'
import { pool } from '../db'
import { logger } from '../logger'

const BEAT_MS = 15_000
/** A worker that was not seen for this long is dead. */
const SILENT_SECONDS = 60

/** The rows of the workers that live, as they stand after FROM. */
export const LIVE_WORKERS = `"JobWorker" w WHERE w."seenAt" > now() - make_interval(secs => ${SILENT_SECONDS})`

const BEAT = command(
  `INSERT INTO "JobWorker" (id, "seenAt") SELECT unnest($1::text[]), now()
   ON CONFLICT (id) DO UPDATE SET "seenAt" = excluded."seenAt"`
)
const LEAVE = command(`DELETE FROM "JobWorker" WHERE id = ANY($1::text[])`)

/**
 * Notes the worker of a run as alive, from its creation until `leave`; `noted` resolves after the latest note. `events`
 * are passed to the run; the worker is what graphile-worker calls a pool, because jobs are locked by that.
 */
export const registerWorker = () => {
  const ids = new Set<string>()
  let beating: Promise<unknown> = Promise.resolve()
  const beat = () => {
    beating = BEAT.run(pool, [[...ids]]).catch((error: unknown) =>
      logger.warn({ error }, 'worker not noted')
    )
  }
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    ids.add(workerPool.id)
    beat()
  })
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  return {
    events,
    noted: () => beating,
    leave: async () => {
      clearInterval(timer)
      // A note that is on its way would come after its deletion.
      await beating
      await LEAVE.run(pool, [[...ids]]).catch(() => undefined)
    },
  }
}

const DEAD = statement(
  `
  WITH gone AS (DELETE FROM "JobWorker" WHERE "seenAt" < now() - interval '1 hour')
  SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs j
  WHERE locked_at < now() - make_interval(secs => ${SILENT_SECONDS}) AND NOT EXISTS (
    SELECT FROM ${LIVE_WORKERS} AND w.id = j.locked_by)`,
  { id: text }
)
const UNLOCK = command(
  `SELECT graphile_worker.force_unlock_workers($1::text[])`
)

/** Frees the jobs of dead workers, so that others run them again. @returns the dead workers */
export const freeJobsOfDeadWorkers = async () => {
  const dead = (await DEAD.all(pool, [])).map(({ id }) => id)
  if (dead.length > 0) {
    logger.warn({ workers: dead }, 'jobs of dead workers freed')
    await UNLOCK.run(pool, [dead])
  }
  return dead
}
