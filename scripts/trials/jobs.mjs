// Four workers send 200 mails while the mail server is away for an hour at first, and a worker is killed every ten seconds
// afterwards: each mail is sent, and once unless its worker died with the answer (docs/security.md S-74, S-75).

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'

import { root } from '../commands/tools.mjs'

import { withClient } from './ledger.mjs'
import { createMailSink } from './mailSink.mjs'
import { seed, withMachines } from './scratchSchool.mjs'

const MAILS = 200
const WORKERS = 4
/** The jobs of one worker's process. */
const JOBS_AT_ONCE = 2
const MAIL_MS = 2_000
const SINK_PORT = 28925
/** The attempts of a job within an hour: graphile-worker waits for e, e², e³ … seconds. The trial moves the clock. */
const HOUR_ATTEMPTS = 8
const AWAY_SECONDS = 120
const KILLS = 4
const KILL_MS = 10_000
const MOST_SECONDS = 400

const QUEUE = `
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "updatedAt", status)
    SELECT gen_random_uuid(), 'trial-' || n || '@example.com', 'trial', 'Trial', 'Trial', '<p>Trial</p>', now(), 'QUEUED'
    FROM generate_series(1, $1::int) n RETURNING id
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail`
const COUNT_EARLY = `SELECT count(*)::int AS early FROM graphile_worker.jobs WHERE task_identifier = 'sendMail' AND attempts < $1`
/** Makes the next attempt of each mail due, as if its pause had passed. */
const MOVE = `
  SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
  WHERE task_identifier = 'sendMail' AND locked_at IS NULL AND attempts < $1`
const SENT = `SELECT count(*) FILTER (WHERE status = 'SENT')::int AS sent, count(*)::int AS all FROM "OutboxEmail" WHERE template = 'trial'`

/** Lets an hour pass without a mail server: every mail is tried as often as in an hour, and none is given up. */
const passAnHour = async (client) => {
  for (const end = Date.now() + AWAY_SECONDS * 1000; ; await pauseFor(500)) {
    const { rows } = await client.query(COUNT_EARLY, [HOUR_ATTEMPTS])
    if (rows[0].early === 0) return
    if (Date.now() > end)
      throw new Error(`${rows[0].early} mails were not tried often enough`)
    await client.query(MOVE, [HOUR_ATTEMPTS])
  }
}

await withMachines('jobs', async ({ folder, createMachine, serveOn }) => {
  const env = {
    ...(await createMachine('school')),
    SMTP_URL: `smtp://127.0.0.1:${SINK_PORT}`,
  }
  await seed(env)
  // The first start creates the tables of the jobs.
  const server = await serveOn({ ...env, WORKER: 'off' })
  const log = fs.openSync(path.join(folder, 'workers.log'), 'a')
  const start = () =>
    spawn(process.execPath, ['dist/worker.js'], {
      cwd: path.join(root, 'api'),
      env,
      stdio: ['ignore', log, log],
    })
  const workers = Array.from({ length: WORKERS }, start)
  const sink = createMailSink(SINK_PORT, MAIL_MS)
  try {
    await withClient(env.DATABASE_URL, async (client) => {
      await client.query(QUEUE, [MAILS])
      await passAnHour(client)
      await sink.open()
      for (let kill = 0; kill < KILLS; kill++) {
        // For each kill, because the last try of the hour may have ended after the previous kill.
        await client.query(MOVE, [HOUR_ATTEMPTS + 1])
        await pauseFor(KILL_MS)
        workers[kill % WORKERS].kill('SIGKILL')
        workers[kill % WORKERS] = start()
      }
      const begun = Date.now()
      for (;;) {
        const { rows } = await client.query(SENT)
        if (rows[0].sent === MAILS) break
        if (Date.now() - begun > MOST_SECONDS * 1000)
          throw new Error(`Only ${rows[0].sent} of ${MAILS} mails are sent`)
        await pauseFor(1000)
      }
      const distinct = new Set(sink.taken).size
      const doubled = sink.taken.length - distinct
      console.log(
        `${distinct} of ${MAILS} mails were sent, ${doubled} of them twice, ${Math.round((Date.now() - begun) / 1000)} s after the last of ${KILLS} kills`
      )
      if (distinct !== MAILS) throw new Error('Mails are lost')
      if (doubled > KILLS * JOBS_AT_ONCE)
        throw new Error('Mails are sent twice')
    })
    console.log('✓ Each job is done')
  } finally {
    for (const worker of workers) worker.kill('SIGKILL')
    sink.close()
    await server.stop()
  }
})
