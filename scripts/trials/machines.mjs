// The machines of deploy/, as processes on loopback: three with etcd and PostgreSQL under Patroni, one with HAProxy, two
// copies of the product and a worker. They read the files of deploy/; only addresses, secrets and folders differ.

import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'

import { root } from '../commands/tools.mjs'

import { deploy, settingsIn } from './settings.mjs'

const BIN = '/usr/lib/postgresql/15/bin'
const HOST = '127.0.0.1'
/** The ports of the first machine; the others follow. */
const PORTS = { etcd: 23790, peer: 23890, database: 25430, patroni: 28000 }
const NODES = [1, 2, 3]

export const ports = {
  web: 28900,
  copies: [28911, 28912],
  primary: 25000,
  replicas: 25001,
}

const at = (port) => `${HOST}:${port}`
const secret = () => randomBytes(16).toString('base64url')

/** The user that Debian's packages run PostgreSQL as; it refuses root. */
const postgres = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'])),
  gid: Number(execFileSync('id', ['-g', 'postgres'])),
})

/** The command of a unit of deploy/systemd and its environment, for an instance (%i). */
const readUnit = (name, instance = '') => {
  const text = fs
    .readFileSync(deploy(`systemd/${name}`), 'utf8')
    .replaceAll('%i', instance)
  const valueOf = (key) => text.match(new RegExp(`^${key}=(.*)$`, 'm'))[1]
  const [, ...args] = valueOf('ExecStart').split(' ')
  return {
    args,
    env: Object.fromEntries(
      valueOf('Environment')
        .split(' ')
        .map((pair) => pair.split('='))
    ),
  }
}

const childrenOf = (pid) => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

const withDescendants = (pid) => [
  pid,
  ...childrenOf(pid).flatMap(withDescendants),
]

const signal = (pid, name) => {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}

/** A process that can be killed, frozen and started again. */
const createProcess = (folder, name, command, args, options) => {
  const log = path.join(folder, `${name}.log`)
  let child = null
  let env = options.env
  /** All processes of it, with those that detached themselves (PostgreSQL writes its number into a file). */
  const pids = () => {
    if (!child) return []
    const file = options.pidFile
    const own = file && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
    return [
      ...new Set(
        [child.pid, Number(own.split('\n')[0])]
          .filter(Boolean)
          .flatMap(withDescendants)
      ),
    ]
  }
  const all = (sent) => pids().forEach((pid) => signal(pid, sent))
  return {
    name,
    log,
    settingOf: (key) => env[key],
    /** `changed` replaces settings of its environment from now on. */
    start: (changed = {}) => {
      env = { ...env, ...changed }
      const out = fs.openSync(log, 'a')
      child = spawn(command, args, {
        stdio: ['ignore', out, out],
        detached: true,
        ...options,
        env,
      })
      fs.closeSync(out)
    },
    kill: () => {
      all('SIGKILL')
      child = null
    },
    /** Asks it to end, and waits until it has. */
    stop: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGTERM')
      await ended
      child = null
    },
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
  }
}

const database = (folder, run, number, secrets) => {
  const name = `db${number}`
  const data = path.join(folder, name)
  const own = (port) => at(port + number)
  const peers = NODES.map((each) => `db${each}=http://${at(PORTS.peer + each)}`)
  const etcd = createProcess(folder, `${name}-etcd`, 'etcd', [], {
    ...run,
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...settingsIn('etcd.env'),
      ETCD_NAME: name,
      ETCD_DATA_DIR: path.join(folder, `${name}-etcd`),
      ETCD_LISTEN_CLIENT_URLS: `http://${own(PORTS.etcd)}`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${own(PORTS.etcd)}`,
      ETCD_LISTEN_PEER_URLS: `http://${own(PORTS.peer)}`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${own(PORTS.peer)}`,
      ETCD_INITIAL_CLUSTER: peers.join(','),
    },
  })
  const patroni = createProcess(
    folder,
    name,
    'patroni',
    [deploy('patroni.yml')],
    {
      ...run,
      cwd: folder,
      pidFile: path.join(data, 'postmaster.pid'),
      env: {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        ...settingsIn('patroni.env'),
        PATRONI_NAME: name,
        PATRONI_RESTAPI_LISTEN: own(PORTS.patroni),
        PATRONI_RESTAPI_CONNECT_ADDRESS: own(PORTS.patroni),
        PATRONI_ETCD_HOSTS: NODES.map((each) => at(PORTS.etcd + each)).join(),
        PATRONI_POSTGRESQL_LISTEN: own(PORTS.database),
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: own(PORTS.database),
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_BIN_DIR: BIN,
        PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
        PATRONI_RESTAPI_PASSWORD: secrets.restApi,
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
      },
    }
  )
  return {
    name,
    etcd,
    patroni,
    api: `http://${own(PORTS.patroni)}`,
    /** The node itself, without the balancer. */
    url: `postgresql://sulong_owner:${secrets.owner}@${own(PORTS.database)}/sulong`,
  }
}

const haproxy = (folder) =>
  createProcess(folder, 'haproxy', 'haproxy', ['-f', deploy('haproxy.cfg')], {
    env: {
      PATH: process.env.PATH,
      WEB_ADDRESS: at(ports.web),
      COPY_1: at(ports.copies[0]),
      COPY_2: at(ports.copies[1]),
      PRIMARY_ADDRESS: at(ports.primary),
      REPLICA_ADDRESS: at(ports.replicas),
      ...Object.fromEntries(
        NODES.flatMap((each) => [
          [`DATABASE_${each}`, at(PORTS.database + each)],
          [`PATRONI_${each}_PORT`, String(PORTS.patroni + each)],
        ])
      ),
    },
  })

/** A copy or the worker, by its unit. */
const product = (folder, name, unit, instance, env) => {
  const { args, env: ofUnit } = readUnit(unit, instance)
  return createProcess(folder, name, process.execPath, args, {
    cwd: path.join(root, 'api'),
    env: { PATH: process.env.PATH, ...env, ...ofUnit },
  })
}

/** Waits until `test` returns something; tries each 250 ms. @throws after `seconds` */
export const until = async (what, test, seconds = 90) => {
  let last = ''
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const found = await test().catch((error) => {
      last = ` (${error.message})`
    })
    if (found) return found
    await pauseFor(250)
  }
  throw new Error(`After ${seconds} s still not: ${what}${last}`)
}

/** Patroni's view of the members: [{ name, role, state, lag }]. */
export const membersOf = async (nodes) => {
  const answers = nodes.map(async ({ api }) => {
    const answer = await fetch(`${api}/cluster`, {
      signal: AbortSignal.timeout(1500),
    })
    return (await answer.json()).members
  })
  return Promise.any(answers)
}

/** Makes the machines; nothing runs yet. */
export const createMachines = () => {
  const run = postgres()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sulong-cluster-'))
  fs.chmodSync(folder, 0o711)
  fs.chownSync(folder, run.uid, run.gid)
  const secrets = {
    superuser: secret(),
    replication: secret(),
    restApi: secret(),
    owner: secret(),
    server: secret(),
  }
  const nodes = NODES.map((each) => database(folder, run, each, secrets))
  const urlOf = (user, password, port = ports.primary, name = 'sulong') =>
    `postgresql://${user}:${password}@${at(port)}/${name}`
  const urls = {
    superuser: urlOf('postgres', secrets.superuser, ports.primary, 'postgres'),
    owner: urlOf('sulong_owner', secrets.owner),
    server: urlOf('sulong_app', secrets.server),
    replica: urlOf('sulong_app', secrets.server, ports.replicas),
  }
  const env = {
    ...settingsIn('sulong.env'),
    HOST,
    DATABASE_URL: urls.server,
    DATABASE_REPLICA_URL: urls.replica,
    AUTH_PEPPERS: `k1:${secret()}${secret()}`,
    PUBLIC_URL: `http://${at(ports.web)}`,
    SMTP_URL: 'none',
    LOG_LEVEL: 'warn',
    STORAGE_PATH: path.join(folder, 'files'),
  }
  const copies = ports.copies.map((port, index) => ({
    port,
    ...product(folder, `copy${index + 1}`, 'sulong@.service', `${port}`, env),
  }))
  const worker = product(folder, 'worker', 'sulong-worker.service', '', env)
  const balancer = haproxy(folder)
  return {
    folder,
    secrets,
    urls,
    env,
    nodes,
    copies,
    worker,
    balancer,
    end: () => {
      for (const each of [
        ...copies,
        worker,
        balancer,
        ...nodes.flatMap(({ patroni, etcd }) => [patroni, etcd]),
      ])
        each.kill()
    },
  }
}
