// The embedded PostgreSQL, for commands that need a database while DATABASE_URL is not set.
// Plain CommonJS, because Prisma's config, Jest, the api side and the start script load this file untranspiled.
//
// A process that needs the database leaves a file with its id in `holders/`. A detached keeper runs the
// server, watches these ids and stops it when no such process is alive, so a killed command leaves nothing running.

const { spawn } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')
const { setTimeout: sleep } = require('node:timers/promises')

const { Client } = require('pg')

const { openLog } = require('./openLog')

const root = path.resolve(__dirname, '../..')
const stateFolder = path.join(root, '.sulong')
const holdersFolder = path.join(stateFolder, 'holders')
const files = {
  state: path.join(stateFolder, 'database.json'),
  lock: path.join(stateFolder, 'keeper.lock'),
  stopping: path.join(stateFolder, 'stopping'),
  error: path.join(stateFolder, 'database.error'),
  log: path.join(stateFolder, 'database.log'),
}

/** The DATABASE_URL that selects the embedded database, for tools that require a DATABASE_URL. */
const EMBEDDED_URL = 'postgresql://embedded'

const START_TIMEOUT_MS = 60_000
const POLL_MS = 50

// Redwood's test command sets the address of an SQLite file, which selects the embedded database too.
const usesEmbedded = () => {
  const url = process.env.DATABASE_URL ?? ''
  return url === EMBEDDED_URL || !/^postgres(ql)?:/.test(url)
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const readPid = (file) => Number(readJson(file)) || undefined

/** The living processes that need the database. Removes the files of dead ones. */
const liveHolders = () => {
  if (!fs.existsSync(holdersFolder)) return []
  return fs.readdirSync(holdersFolder).filter((name) => {
    if (isAlive(Number(name))) return true
    fs.rmSync(path.join(holdersFolder, name), { force: true })
    return false
  })
}

const urlOf = ({ port, password }, database = 'sulong') =>
  `postgresql://sulong:${password}@127.0.0.1:${port}/${database}`

const answers = async (state, database) => {
  if (!state) return false
  const client = new Client({
    connectionString: urlOf(state, database),
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const startKeeper = () => {
  const log = openLog(files.log)
  spawn(process.execPath, [path.join(__dirname, 'keeper.js')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
  }).unref()
  fs.closeSync(log)
}

/**
 * Starts the database if needed and resolves to its address. Safe to call repeatedly and from concurrent processes.
 * @param {number} [holder] the process that needs it
 * @returns {Promise<string>} DATABASE_URL when it is set, else the embedded server's address
 * @throws {Error} one readable line when the embedded server can't start
 */
const ensureDatabase = async (holder = process.pid) => {
  if (!usesEmbedded()) return process.env.DATABASE_URL

  fs.mkdirSync(holdersFolder, { recursive: true })
  fs.writeFileSync(path.join(holdersFolder, String(holder)), '')

  const deadline = Date.now() + START_TIMEOUT_MS
  let started = false
  while (Date.now() < deadline) {
    const keeperPid = readPid(files.lock)
    const hasKeeper = keeperPid !== undefined && isAlive(keeperPid)
    const isStopping = hasKeeper && fs.existsSync(files.stopping)
    const state = readJson(files.state)
    if (hasKeeper && !isStopping && (await answers(state, 'sulong')))
      return urlOf(state)

    const failure = started && !hasKeeper && readJson(files.error)
    if (failure) throw new Error(failure.message)
    if (!hasKeeper && !started) {
      fs.rmSync(files.error, { force: true })
      startKeeper()
      started = true
      await sleep(4 * POLL_MS)
    }
    await sleep(POLL_MS)
  }
  throw new Error(
    `The embedded database did not start in ${START_TIMEOUT_MS / 1000} s: see ${files.log}`
  )
}

/** Declares that this process no longer needs the database. If no other process does, waits until it has stopped. */
const releaseDatabase = async () => {
  fs.rmSync(path.join(holdersFolder, String(process.pid)), { force: true })
  const keeperPid = readPid(files.lock)
  while (keeperPid && isAlive(keeperPid) && liveHolders().length === 0) {
    await sleep(POLL_MS)
  }
}

module.exports = {
  EMBEDDED_URL,
  usesEmbedded,
  ensureDatabase,
  releaseDatabase,
  answers,
  files,
  isAlive,
  liveHolders,
  readJson,
  readPid,
  root,
  stateFolder,
  urlOf,
}
