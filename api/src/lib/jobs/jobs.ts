import path from 'node:path'

import type { Prisma } from '@prisma/client'
import fg from 'fast-glob'
import {
  Logger,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from 'graphile-worker'

import { runInBackground } from '../database/connections'
import { command } from '../database/sql'
import { pool, type Tx } from '../db'
import { logger } from '../logger'

import { keepRunning } from './keepRunning'
import { registerWorker } from './workers'

/** A task's file is `jobs/<domain>/<verbNoun>.ts`; its default export runs it. */
const taskList = (): TaskList => {
  const folder = path.join(__dirname, '../../jobs')
  const files = fg.sync(['*/*.js', '*/*.ts'], {
    cwd: folder,
    ignore: ['**/*.test.*', '**/*.d.ts'],
  })
  return Object.fromEntries(
    files.map((file) => [
      path.parse(file).name,
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by its place, like Redwood's services
      require(path.join(folder, file)).default,
    ])
  )
}

/** For jobs that wait for all others, such as the mails of announcements; others have 0. */
export const LAST_PRIORITY = 10

const ADD = command(
  `SELECT graphile_worker.add_job($1, $2::json, run_at => $4::timestamptz, job_key => $5, max_attempts => $3::int, priority => $6::int)`
)

type JobOptions = {
  maxAttempts?: number
  /** The job does not run earlier. */
  runAt?: Date | null
  /** Replaces a waiting job of the same key. */
  key?: string | null
  priority?: typeof LAST_PRIORITY | 0
}

/**
 * Adds a job in the transaction of a change: the job runs only after the commit, and a rollback removes it.
 * graphile-worker retries with growing delays; a `maxAttempts` of 5 spans about 7 minutes.
 */
export const addJob = (
  tx: Tx,
  name: string,
  payload: Prisma.InputJsonObject,
  { maxAttempts = 12, runAt = null, key = null, priority = 0 }: JobOptions = {}
) =>
  ADD.run(tx, [
    name,
    JSON.stringify(payload),
    maxAttempts,
    runAt,
    key,
    priority,
  ])

/** Creates graphile-worker's own tables in their own schema. Repeated calls change nothing. */
export const migrateJobs = () => runMigrations({ pgPool: pool })

const workerLogger = new Logger((scope) => (level, message, meta) => {
  if (level === 'error') logger.error({ scope, meta }, message)
  else if (level === 'warning') logger.warn({ scope }, message)
})

/**
 * Times are in UTC: 16:15 is a quarter past midnight in Manila. After days without a worker, `fill=1d` makes up for the
 * last missed run only.
 */
const CRONTAB = `
  15 16 * * * collectDues ?fill=1d&max=3
  25 16 * * * expireMoveUps ?fill=1d&max=3
  40 * * * * forgetOld ?max=1
  10 18 * * * forgetProofFiles ?fill=1d&max=3
  30 16 * * * extendSeries ?fill=1d&max=3
  55 21 * * * remindOfChallenge ?fill=1d&max=3
  50 22 * * * remindOfCheckIns ?fill=1d&max=3
  20 * * * * careForMembers ?max=3
  0 23 * * * sendDigests ?fill=1d&max=3
  */5 * * * * remindOfEvents ?max=3
  */5 * * * * writeStandings ?max=3
  */5 * * * * writeEnrolments ?max=3
  */10 * * * * applyEmailChanges ?max=3
  */10 * * * * foldDays ?max=3
  30 21 * * * sendReports ?fill=1d&max=3
  * * * * * freeJobs ?max=1
  * * * * * resumeImports ?max=1
  * * * * * tendBackups ?max=1
  * * * * * resumeReports ?max=1
  * * * * * sendAnnouncements ?max=1
  * * * * * sealLog ?max=1
`

const runWorker = async (tasks: TaskList, crontab: string) => {
  const { events, leave } = registerWorker()
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 2,
    // The server stops the worker itself, after its last response.
    noHandleSignals: true,
    logger: workerLogger,
    crontab,
    events,
    // Ends of jobs are noted at once, but by graphile-worker's way for batches: the other one has no handler for errors.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  void runner.promise.then(leave, leave)
  return runner
}

/**
 * Runs the jobs of a task that wait, until none is left, and counts them. A job that another worker runs is left to it.
 */
export const runWaiting = async (name: string) => {
  const counts = { done: 0, failed: 0 }
  const { events, leave } = registerWorker()
  events.on('job:success', () => (counts.done += 1))
  events.on('job:error', () => (counts.failed += 1))
  await runOnce({
    pgPool: pool,
    taskList: { [name]: taskList()[name] },
    concurrency: 2,
    noHandleSignals: true,
    logger: workerLogger,
    events,
  }).finally(leave)
  return counts
}

/** graphile-worker ends by itself if it cannot write a job's result, as in a long outage of the database. */
const RESTART_MS = 10_000

/** Runs jobs, by default all of the product's, on the connections of background work until it is stopped. */
export const startWorker = (
  tasks = taskList(),
  crontab = CRONTAB,
  restartMs = RESTART_MS
) =>
  runInBackground(() => keepRunning(() => runWorker(tasks, crontab), restartMs))
