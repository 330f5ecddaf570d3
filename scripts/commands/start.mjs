// `npm start`: installs, builds what changed, brings the database up to date, and serves everything on one port.

import fs from 'node:fs'
import { createRequire } from 'node:module'

import { keepServing } from './keepServing.mjs'
import { showProgress } from './progress.mjs'
import {
  build,
  endRunning,
  environment,
  install,
  isPortFree,
  requireNode,
  runLogged,
  runScript,
  serve,
  stateFolder,
  stopWith,
} from './tools.mjs'

const require = createRequire(import.meta.url)
const startedAt = Date.now()

const withClient = async (url, work) => {
  const { Client } = require('pg')
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whether the seeds have ended in this database. A start that was interrupted leaves a part of them. */
const areSeedsDone = async (client) => {
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT 1 FROM app.seeds_end) AS "isDone"'
  )
  return rows[0].isDone
}

const start = async () => {
  requireNode()
  const port = Number(process.env.PORT ?? 8910)
  if (!(await isPortFree(port)))
    stopWith(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=9000 npm start`
    )

  console.log('Sulong')
  fs.mkdirSync(stateFolder, { recursive: true })
  const env = environment()
  // Other machines reach the school only if its owner asks for it.
  env.HOST ??= '127.0.0.1'

  const progress = showProgress()
  const { step } = progress
  let database
  let server
  let isStopping = false
  const leave = async (code) => {
    if (isStopping) return
    isStopping = true
    progress.end()
    endRunning()
    await server?.stop()
    await database?.releaseDatabase()
    process.exit(code)
  }
  process.on('SIGINT', () => leave(0))
  process.on('SIGTERM', () => leave(0))

  const openDatabase = async () => {
    const {
      ensureDatabase,
      releaseDatabase,
      usesEmbedded,
    } = require('../database/embeddedDatabase')
    const isEmbedded = usesEmbedded()
    if (isEmbedded) {
      database = { releaseDatabase }
      env.SULONG_EMBEDDED = '1'
    }
    await step(isEmbedded ? 'Embedded PostgreSQL' : 'PostgreSQL', async () => {
      env.DATABASE_URL = await ensureDatabase()
      await withClient(env.DATABASE_URL, (client) =>
        client.query('SELECT 1')
      ).catch(({ message, code }) => {
        throw new Error(
          `The database does not answer (${message || code}): is DATABASE_URL right, and does it run?`
        )
      })
    })
    await step('Migrations', async () => {
      if (!isEmbedded)
        return runLogged(
          'migrations',
          'yarn',
          ['prisma', 'migrate', 'deploy'],
          { env }
        )
      const { applyMigrations } = require('../database/applyMigrations')
      const {
        renameAppliedMigrations,
      } = require('../database/renamedMigrations')
      await renameAppliedMigrations(env.DATABASE_URL)
      return (await withClient(env.DATABASE_URL, applyMigrations)) > 0
    })
    await step(
      'Seeds',
      async () => {
        if (await withClient(env.DATABASE_URL, areSeedsDone)) return false
        await runScript('seed', env)
      },
      'seed'
    )
  }

  try {
    await step('Packages', () => install(env), 'install')
    // The build and the database need nothing of each other.
    await Promise.all([
      step('Build', () => build(env), 'build-web'),
      openDatabase(),
    ])
    // Lets the server end on purpose: `keepServing` starts another one.
    env.SULONG_RESTARTS = '1'
    await step('Server', async () => {
      server = await keepServing(
        () => serve(env, port, { log: `${stateFolder}/server.log` }),
        console.log
      )
    })
  } catch (error) {
    if (isStopping) return
    console.error(
      `\n✗ ${error.message || `The database does not answer: ${error.code ?? error}`}`
    )
    await leave(1)
  }
  progress.end()

  console.log(`
Ready in ${((Date.now() - startedAt) / 1000).toFixed(0)} s:  http://localhost:${port}`)
  if (database) {
    console.log(`
Sign in with the password  Sulong-2026!
  admin@example.com        runs the school
  member@example.com       learns
  non-member@example.com   has not bought yet
  everybody else: docs/seeds.md

`)
  }
  console.log('Ctrl-C stops everything; the log is .sulong/server.log')
}

await start()
