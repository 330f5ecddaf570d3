// Starts the machines of deploy/ on loopback, breaks them one after the other while people order, pay and learn, and
// compares the database with a ledger kept outside. As root on Debian 12, with its packages patroni, etcd-server,
// haproxy and postgresql-15. Prints figures; ends with 1 if a promise of docs/scale.md is not kept.

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'

import {
  build,
  environment,
  install,
  root,
  run,
  runScript,
  stopWith,
} from '../commands/tools.mjs'

import { compare, createLedger, withClient } from './ledger.mjs'
import { createMachines, membersOf, ports, until } from './machines.mjs'
import { openSchool, watchOutages } from './school.mjs'

const PEOPLE = 12
/** Readiness has to return within this time after each blow. */
const READY_SECONDS = 45
/** People use the school for this long before and after a blow. */
const CALM_MS = 8_000

const origin = `http://127.0.0.1:${ports.web}`

const isReady = async (of = origin) => {
  const answer = await fetch(`${of}/api/ready`, {
    signal: AbortSignal.timeout(2000),
  })
  return answer.ok
}

/** Whether a copy has been ready for as long as the balancer takes to see it. */
const isUp = async ({ port }) => {
  if (!(await isReady(`http://127.0.0.1:${port}`))) return false
  await pauseFor(2_000)
  return true
}

const command = async (machines, env, args) => {
  const log = path.join(machines.folder, 'set-up.log')
  if ((await run('yarn', args, { env, log })) !== 0)
    throw new Error(`yarn ${args.join(' ')} failed: see ${log}`)
}

const isWhole = async (machines) => {
  const members = await membersOf(machines.nodes)
  const count = (test) => members.filter(test).length
  return (
    count(({ role, state }) => role === 'leader' && state === 'running') ===
      1 &&
    count(({ role }) => role === 'sync_standby') === 1 &&
    count(({ role, lag }) => role !== 'leader' && lag === 0) === 2
  )
}

const nodeBy = ({ nodes }, role) =>
  until(`a node that is ${role}`, async () => {
    const members = await membersOf(nodes)
    const { name } = members.find((member) => member.role === role)
    return nodes.find((node) => node.name === name)
  })

const setUp = async (machines, tools) => {
  const { nodes, balancer, copies, worker, urls, secrets, env } = machines
  for (const { etcd } of nodes) etcd.start()
  await pauseFor(2000)
  for (const { patroni } of nodes) patroni.start()
  balancer.start()
  await until('a primary and two standbys', () => isWhole(machines), 120)
  await until('the way to the primary', () =>
    withClient(urls.superuser, async (client) => {
      await client.query(
        `CREATE ROLE sulong_owner LOGIN PASSWORD '${secrets.owner}'`
      )
      await client.query(
        `CREATE ROLE sulong_app LOGIN CREATEDB PASSWORD '${secrets.server}'`
      )
      await client.query('CREATE DATABASE sulong OWNER sulong_owner')
      await client.query('GRANT CREATE ON DATABASE sulong TO sulong_app')
      return true
    })
  )
  const owner = {
    ...tools,
    ...env,
    NODE_ENV: 'production',
    DATABASE_URL: urls.owner,
    SEED_DEMO: '1',
  }
  await command(machines, owner, ['prisma', 'migrate', 'deploy'])
  await withClient(urls.owner, (client) =>
    client.query(fs.readFileSync(path.join(root, 'api/db/grants.sql'), 'utf8'))
  )
  await runScript('seed', owner)
  for (const each of [...copies, worker]) each.start()
  await until('two copies', () => isReady())
}

/** The failures, and how each is put right. `gone` is what the blow returned. */
const blows = [
  {
    name: 'the primary and its etcd are killed',
    strike: async (machines) => {
      const node = await nodeBy(machines, 'leader')
      node.patroni.kill()
      node.etcd.kill()
      return node
    },
    mend: (node) => {
      node.etcd.start()
      node.patroni.start()
    },
  },
  {
    name: 'the primary freezes',
    strike: async (machines) => {
      const node = await nodeBy(machines, 'leader')
      node.patroni.freeze()
      return node
    },
    mend: (node) => node.patroni.thaw(),
  },
  {
    name: 'the synchronous standby freezes',
    strike: async (machines) => {
      const node = await nodeBy(machines, 'sync_standby')
      node.patroni.freeze()
      return node
    },
    mend: (node) => node.patroni.thaw(),
  },
  {
    name: 'a copy is killed',
    strike: async ({ copies }) => {
      copies[0].kill()
      return copies[0]
    },
    mend: (copy) => copy.start(),
  },
  {
    name: 'a copy freezes',
    strike: async ({ copies }) => {
      copies[1].freeze()
      return copies[1]
    },
    mend: (copy) => copy.thaw(),
  },
  {
    name: 'the worker is killed',
    strike: async ({ worker }) => {
      worker.kill()
      return worker
    },
    mend: (worker) => worker.start(),
  },
]

const FLOOD = 1_000
const FLOOD_AT_ONCE = 8

/** Sends requests, at least a thousand and until `isOver`. @returns how many were sent and how many failed */
const flood = async (isOver) => {
  const counts = { sent: 0, failed: 0 }
  const worker = async () => {
    while (!isOver() || counts.sent < FLOOD) {
      counts.sent++
      const isAnswered = await fetch(`${origin}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ offerBySlug(slug: \\"freelance-kickstart\\") { id } }"}',
      })
        .then((answer) => answer.text())
        .then((text) => text.includes('"data":{"offerBySlug"'))
        .catch(() => false)
      if (!isAnswered) counts.failed++
    }
  }
  await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, worker))
  return counts
}

/** The worker and each copy are told to end, and new ones with the changed settings take their places, under load. */
const replaceAll = async ({ copies, worker }, changed) => {
  let isOver = false
  const flooding = flood(() => isOver)
  await worker.stop()
  worker.start(changed)
  for (const copy of copies) {
    await copy.stop()
    copy.start(changed)
    await until('the new copy', () => isUp(copy))
  }
  isOver = true
  return flooding
}

/**
 * A release and two steps of a change of secrets: no request may be lost and nobody may be signed out, which would show as
 * a refusal. First all copies learn the new secret, then they sign with it.
 */
const releases = ({ copies: [copy] }) => {
  const old = copy.settingOf('AUTH_PEPPERS')
  const fresh = `k${old.split(',').length + 1}:${randomBytes(32).toString('base64url')}`
  return [
    ['both copies are replaced', {}],
    ['a new secret is known', { AUTH_PEPPERS: `${old},${fresh}` }],
    ['the new secret signs', { AUTH_PEPPERS: `${fresh},${old}` }],
  ]
}

const release = async (machines, outages) => {
  const problems = []
  for (const [name, changed] of releases(machines)) {
    outages.take()
    const { sent, failed } = await replaceAll(machines, changed)
    const lost = failed + outages.take().failed
    console.log(
      `  ${name}: ${lost} of ${sent} requests and of those of the people are lost`
    )
    if (lost > 0) problems.push(`${name}: ${lost} requests are lost`)
  }
  return problems
}

/** Seconds from now until readiness has been missing and is back, or 0 if it is never missing within the calm time. */
const outageOf = async () => {
  const begun = Date.now()
  let missedAt = 0
  for (;;) {
    const isBack = await isReady().catch(() => false)
    const passed = Date.now() - begun
    if (!isBack) missedAt = passed
    else if (passed > missedAt + CALM_MS) return missedAt / 1000
    if (passed > 120_000) throw new Error('Readiness did not return')
    await pauseFor(200)
  }
}

/** How often the replicas have read the table of people since they are standbys. */
const scansOfReplicas = async ({ nodes }) => {
  const counts = await Promise.all(
    nodes.map(({ url }) =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `SELECT CASE WHEN pg_is_in_recovery() THEN idx_scan + seq_scan ELSE 0 END::int AS scans FROM pg_stat_user_tables WHERE relname = 'User'`
        )
        return rows[0].scans
      })
    )
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const pass = async (machines, number) => {
  const ledger = createLedger()
  const outages = watchOutages()
  const school = openSchool({
    origin,
    ledger,
    outages,
    people: PEOPLE,
    run: number,
  })
  const problems = []
  await pauseFor(CALM_MS)
  outages.take()
  for (const { name, strike, mend } of blows) {
    const before = JSON.stringify(ledger.count())
    const struck = await strike(machines)
    const seconds = await outageOf()
    const { failed, longestMs } = outages.take()
    console.log(
      `  ${name}: not ready until ${seconds.toFixed(1)} s, no answer for ${(longestMs / 1000).toFixed(1)} s, ${failed} requests failed and were sent again`
    )
    if (seconds > READY_SECONDS)
      problems.push(`${name}: ready after ${seconds} s only`)
    const primary = await nodeBy(machines, 'leader')
    await mend(struck)
    await until('all machines', () => isWhole(machines), 120)
    // A node that goes on must not take the lock back: it lacks what was acknowledged meanwhile.
    if ((await nodeBy(machines, 'leader')).name !== primary.name)
      problems.push(`${name}: the primary changed once more`)
    await until('readiness', () => isReady())
    await pauseFor(CALM_MS)
    outages.take()
    if (before === JSON.stringify(ledger.count()))
      problems.push(`${name}: nobody could do anything`)
  }
  problems.push(...(await release(machines, outages)))
  const scans = await scansOfReplicas(machines)
  await school.stop()
  const found = await withClient(machines.urls.owner, (client) =>
    compare(client, ledger)
  )
  console.log(
    `  acknowledged: ${Object.entries(ledger.count())
      .map(([kind, count]) => `${count} ${kind}`)
      .join(
        ', '
      )}; lost or doubled: ${found.length}; replicas read people ${scans} times`
  )
  if (scans === 0) problems.push('Nothing was read from a replica')
  return [...problems, ...found]
}

const times = Number(process.argv[2] ?? 1)
if (process.getuid() !== 0) stopWith('Run this as root on Debian.')
const tools = environment()
await install(tools)
await build(tools)
const machines = createMachines()
const end = () => {
  machines.end()
  process.exit(130)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
let problems = []
try {
  await setUp(machines, tools)
  for (let number = 1; number <= times && problems.length === 0; number++) {
    console.log(`Pass ${number} of ${times}`)
    problems = await pass(machines, number)
  }
} catch (error) {
  problems = [error.message]
} finally {
  machines.end()
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`)
  stopWith(`The cluster broke a promise; its logs: ${machines.folder}`)
}
fs.rmSync(machines.folder, { recursive: true })
console.log(`✓ ${times} of ${times} passed`)
