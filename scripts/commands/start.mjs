// `npm start`: installs, brings the database up to date, builds what changed, and serves everything on one port.

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { keepServing } from './keepServing.mjs'
import {
  build,
  environment,
  install,
  isPortFree,
  requireNode,
  root,
  run,
  serve,
  stateFolder,
  stopWith,
} from './tools.mjs'

const require = createRequire(import.meta.url)
const startedAt = Date.now()

const step = async (name, work) => {
  process.stdout.write(`  ${name} … `)
  const from = Date.now()
  const outcome = await work()
  console.log(
    `${outcome === false ? 'up to date' : 'done'} (${((Date.now() - from) / 1000).toFixed(1)} s)`
  )
}

const pendingMigrations = async (client) => {
  const folder = path.join(root, 'api/db/migrations')
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
  const { rows } = await client
    .query(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL'
    )
    .catch(() => ({ rows: [] }))
  return names.some((name) => !rows.some((row) => row.name === name))
}

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

const quietly = async (name, args, env) => {
  const log = path.join(stateFolder, `${name}.log`)
  fs.rmSync(log, { force: true })
  if ((await run('yarn', args, { env, log })) !== 0) {
    const tail = fs
      .readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .slice(-5)
      .join('\n')
    throw new Error(`${name} failed (all of it: ${log}):\n${tail}`)
  }
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
  await step('Packages', () => install(env))

  const {
    ensureDatabase,
    releaseDatabase,
    usesEmbedded,
  } = require('../database/embeddedDatabase')
  const isEmbedded = usesEmbedded()
  let server
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server?.stop()
    if (isEmbedded) await releaseDatabase()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  try {
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
    if (isEmbedded) env.SULONG_EMBEDDED = '1'
    // Lets the server end on purpose: `keepServing` starts another one.
    env.SULONG_RESTARTS = '1'

    await step('Migrations', async () => {
      if (!(await withClient(env.DATABASE_URL, pendingMigrations))) return false
      await quietly('migrate', ['prisma', 'migrate', 'deploy'], env)
    })
    await step('Build', () => build(env))
    await step('Seeds', async () => {
      const isSeeded = await withClient(env.DATABASE_URL, async (client) => {
        const { rows } = await client.query(
          'SELECT EXISTS (SELECT 1 FROM "AccessLevel") AS "isSeeded"'
        )
        return rows[0].isSeeded
      })
      if (isSeeded) return false
      await quietly('seed', ['rw', 'exec', 'seed', '--no-prisma'], env)
    })
    await step('Server', async () => {
      const log = path.join(stateFolder, 'server.log')
      server = await keepServing(() => serve(env, port, { log }), console.log)
    })
  } catch (error) {
    if (isEmbedded) await releaseDatabase()
    stopWith(
      error.message || `The database does not answer: ${error.code ?? error}`
    )
  }

  console.log(`
Ready in ${((Date.now() - startedAt) / 1000).toFixed(0)} s:  http://localhost:${port}`)
  if (isEmbedded) {
    console.log(`
Sign in with the password  Sulong-2026!
  admin@example.com        runs the school
  member@example.com       learns
  non-member@example.com   has not bought yet
  everybody else: docs/seeds.md

`)
  }
  console.log('Ctrl-C stops everything; the log is .sulong/server.log')
  await server.ended
  if (!isStopping) {
    if (isEmbedded) await releaseDatabase()
    stopWith(
      'The server ended by itself too often: see .sulong/server.log for the reason.'
    )
  }
}

await start()
