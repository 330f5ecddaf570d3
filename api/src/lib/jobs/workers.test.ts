import { Logger, runOnce } from 'graphile-worker'

import { command, int, statement, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import { freeJobsOfDeadWorkers, registerWorker } from './workers'

const ADD = command(
  `SELECT graphile_worker.add_job('sendMail', '{}'::json, job_key => $1)`
)
const LOCK = command(
  `UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now() - make_interval(secs => $3::int) WHERE key = $1`
)
const SEEN = command(
  `INSERT INTO "JobWorker" VALUES ($1, now() - make_interval(secs => $2::int))`
)
const LOCKED = statement(
  `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = $1 AND locked_at IS NOT NULL`,
  { count: int }
)

const JOBS = statement(
  `SELECT count(*)::int AS count FROM graphile_worker.jobs`,
  { count: int }
)

const locked = async (key: string) =>
  (await LOCKED.one(pool, [key])).count === 1

const lockedJob = async (key: string, worker: string, seconds: number) => {
  await ADD.run(pool, [key])
  await LOCK.run(pool, [key, worker, seconds])
}

scenario(
  'Jobs of dead workers are freed, those of living ones are not',
  async () => {
    await SEEN.run(pool, ['alive', 20])
    await SEEN.run(pool, ['silent', 90])
    await lockedJob('of-alive', 'alive', 600)
    await lockedJob('of-silent', 'silent', 600)
    await lockedJob('of-unknown', 'unknown', 600)
    // A worker may take its first job before it is noted.
    await lockedJob('of-new', 'new', 5)

    expect((await freeJobsOfDeadWorkers()).sort()).toEqual([
      'silent',
      'unknown',
    ])
    expect(await locked('of-alive')).toBe(true)
    expect(await locked('of-new')).toBe(true)
    expect(await locked('of-silent')).toBe(false)
    expect(await locked('of-unknown')).toBe(false)
    expect(await freeJobsOfDeadWorkers()).toEqual([])
  }
)

const LOCKED_BY = statement(
  `SELECT locked_by AS worker FROM graphile_worker.jobs WHERE key = 'held'`,
  { worker: text }
)
const NOTED = statement(`SELECT id FROM "JobWorker"`, { id: text })

scenario('A worker is noted by the name with which it locks jobs', async () => {
  await ADD.run(pool, ['held'])
  const { events, noted, leave } = registerWorker()
  const held: string[] = []
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    events,
    taskList: {
      sendMail: async () => {
        held.push((await LOCKED_BY.one(pool, [])).worker)
      },
    },
  })
  expect(held).toHaveLength(1)
  await noted()
  expect(await NOTED.all(pool, [])).toEqual([{ id: held[0] }])
  await leave()
  expect(await NOTED.all(pool, [])).toEqual([])
})

scenario('A scenario leaves no job to the next one', async () => {
  expect((await JOBS.one(pool, [])).count).toBe(0)
})
