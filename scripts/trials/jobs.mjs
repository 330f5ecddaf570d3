// Four workers send 200 mails while the mail server is away at first and a worker is killed every ten seconds: each mail
// is sent, and once unless its worker died with the answer (docs/security.md S-74, S-75).

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
/** Of one worker's process. */
const JOBS_AT_ONCE = 2
const MAIL_MS = 2_000
const SINK_PORT = 28925
const AWAY_MS = 15_000
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
const SENT = `SELECT count(*) FILTER (WHERE status = 'SENT')::int AS sent, count(*)::int AS all FROM "OutboxEmail" WHERE template = 'trial'`

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
      await pauseFor(AWAY_MS)
      await sink.open()
      for (let kill = 0; kill < KILLS; kill++) {
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
