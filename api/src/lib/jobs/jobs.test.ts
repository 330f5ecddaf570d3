// Jobs run, and their ends are noted, whatever becomes of the connections (docs/security.md S-73).
import { once, EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import type { PoolClient } from 'pg'

import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'

import { startWorker } from './jobs'

const ADD = `SELECT graphile_worker.add_job('count', '{}'::json)`
/** Jobs whose end is not noted: a job that failed waits unlocked, with its error. */
const NOT_NOTED = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'count'
  AND (locked_at IS NOT NULL OR last_error IS NULL)`
const NO_CRONTAB = ''

const untilNoted = async (client: PoolClient) => {
  while ((await client.query(NOT_NOTED)).rowCount) await pause(20)
}

const unhandled: unknown[] = []
const note = (error: unknown) => unhandled.push(error)
beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
  jest.spyOn(logger, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  jest.restoreAllMocks()
})

scenario('A job ends while requests hold every connection', async () => {
  const held = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect())
  )
  const inLine = pool.query('SELECT 1')
  const ran = new EventEmitter()
  const worker = await startWorker(
    {
      count: async () =>
        void ran.emit('statement', await pool.query('SELECT 2 AS n')),
    },
    NO_CRONTAB
  )
  try {
    const answer = once(ran, 'statement')
    await held[0].query(ADD)
    expect((await answer)[0].rows).toEqual([{ n: 2 }])
    await untilNoted(held[0])
    expect(pool.waitingCount).toBe(1)
  } finally {
    for (const client of held) client.release()
    await inLine
    await worker.stop()
  }
})

for (const [name, task] of [
  ['that succeeded', async () => {}],
  [
    'that failed',
    async () => {
      throw new Error('not today')
    },
  ],
] as const)
  scenario(
    `A worker that cannot note the end of a job ${name} starts again`,
    async () => {
      const client = await pool.connect()
      const connect = jest.spyOn(pool.background, 'connect')
      const refuse = async () => {
        throw new Error('timeout exceeded when trying to connect')
      }
      const ran = new EventEmitter()
      let runs = 0
      const worker = await startWorker(
        {
          count: async () => {
            runs += 1
            if (runs === 1) {
              // The worker asks for the next job, and notes the end of this one.
              for (let each = 0; each < 2; each++)
                connect.mockImplementationOnce(refuse as never)
              return task()
            }
            ran.emit('again')
          },
        },
        NO_CRONTAB,
        10
      )
      try {
        const again = once(ran, 'again')
        await client.query(ADD)
        while (runs === 0) await pause(10)
        await client.query(ADD)
        await again
      } finally {
        await worker.stop()
        client.release()
      }
      expect(unhandled).toEqual([])
    }
  )
