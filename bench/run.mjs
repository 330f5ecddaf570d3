// `yarn bench [--quick] [--size N]`: server CPU per request as a ratio to the floor in the same run (docs/performance.md).
// Contestants run together in interleaved rounds, pinned to one core; the load comes from the other.

import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import autocannon from 'autocannon'

import { environment } from '../scripts/commands/tools.mjs'

import { addPeople, sessionOf } from './people.mjs'

const require = createRequire(import.meta.url)
const {
  createTestDatabase,
  dropTestDatabase,
} = require('../scripts/database/testDatabase')
const { Client } = require('pg')

const folder = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(folder, '..')
const isQuick = process.argv.includes('--quick')
const sizeAt = process.argv.indexOf('--size')
const sizes =
  sizeAt > 0
    ? [Number(process.argv[sizeAt + 1])]
    : isQuick
      ? [1000]
      : [1000, 100_000]
const ROUNDS = isQuick ? 2 : 5
const SECONDS = isQuick ? 2 : 3
const NOISE = 0.1

const HOME = `query($id: Int!) { redwood { currentUser } userStageProgress(id: $id) { points percentage remainingTasksCount stage { name } nextStage { name } remainingTasks { id title points } }
  getDuesAndExpiration { expired { id expiry } expiringSoon { id expiry } overduePayments { id scheduleDate } upcomingPaymentDue { id scheduleDate } }
  continueLearning { courseId courseTitle lessonId lessonName percent } }`
const COURSES =
  '{ myCourses { id title percent lessonCount completedCount nextLessonId units { id name lessons { id name isCompleted } } } }'
const USERS = '{ usersPage { rows { id email firstName lastName } total } }'
const FINISH = 'mutation($taskId: Int!) { finishTask(taskId: $taskId) { id } }'

const operations = {
  memberHome: { as: 'member', query: HOME, stock: '{ memberHome }' },
  myCourses: { as: 'member', query: COURSES, stock: '{ myCourses }' },
  usersPage: { as: 'admin', query: USERS, stock: '{ usersPage }' },
  finishTask: { as: 'member', query: FINISH },
}

const START_MS = 30_000
const children = []

const start = (name, args, port, env) =>
  new Promise((resolve, reject) => {
    const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
      cwd: name === 'ours' ? path.join(root, 'api') : root,
      env: {
        ...env,
        PORT: String(port),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    const late = setTimeout(
      () => reject(new Error(`${name} did not start`)),
      START_MS
    )
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code}`))
    )
    child.once('message', () => {
      clearTimeout(late)
      resolve({ name, port, child })
    })
  })

const stopAll = () => {
  for (const child of children.splice(0)) {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}

const cpuOf = ({ child }) =>
  new Promise((resolve) => {
    child.once('message', ({ user, system }) => resolve(user + system))
    child.send('cpu')
  })

const requestOf = ({ name }, operation, { query, stock, as }, people) => {
  const { cookie, id, taskId } = people[as]
  const variables = { id, taskId }
  const isLimit = name.startsWith('limit')
  return {
    path: isLimit
      ? `/${operation}`
      : name === 'stock'
        ? '/graphql'
        : '/api/graphql',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-task': String(taskId),
    },
    body: JSON.stringify(
      isLimit
        ? {}
        : {
            query: name === 'stock' ? stock : query,
            variables: name === 'stock' ? undefined : variables,
          }
    ),
  }
}

const validate = async (contestant, request) => {
  const answer = await fetch(
    `http://127.0.0.1:${contestant.port}${request.path}`,
    request
  )
  const { data, errors } = await answer.json()
  if (
    !answer.ok ||
    errors ||
    !data ||
    Object.values(data).some((value) => value == null)
  ) {
    throw new Error(
      `${contestant.name} answers ${request.path} wrongly: ${JSON.stringify(errors ?? data).slice(0, 300)}`
    )
  }
}

const round = async (contestant, request, seconds) => {
  const before = await cpuOf(contestant)
  const result = await autocannon({
    url: `http://127.0.0.1:${contestant.port}`,
    connections: 8,
    duration: seconds,
    requests: [request],
  })
  const after = await cpuOf(contestant)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${contestant.name}: ${result.non2xx + result.errors} failed`
    )
  return {
    us: (after - before) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    rps: result.requests.average,
  }
}

const measure = async (contestants, operation, people) => {
  const entrants = contestants.filter(
    ({ name }) => name !== 'stock' || operations[operation].stock
  )
  const requests = new Map(
    entrants.map((each) => [
      each,
      requestOf(each, operation, operations[operation], people),
    ])
  )
  for (const [each, request] of requests) await validate(each, request)
  for (const [each, request] of requests) await round(each, request, 2)
  const best = {}
  for (let n = 0; n < ROUNDS; n++) {
    for (const [each, request] of requests) {
      const result = await round(each, request, SECONDS)
      if (!best[each.name] || result.us < best[each.name].us)
        best[each.name] = result
    }
  }
  return best
}

const conserved = async (client) => {
  const { rows } = await client.query(
    'SELECT count(*)::int AS wrong FROM "User" u WHERE u.xp <> COALESCE((SELECT sum(delta) FROM "XpLedger" x WHERE x."userId" = u.id), 0)'
  )
  if (rows[0].wrong > 0)
    throw new Error(
      `${rows[0].wrong} people whose XP is not their ledger's sum`
    )
}

const bench = async (size) => {
  const url = await createTestDatabase('bench')
  const env = {
    ...environment(),
    DATABASE_URL: url,
    SULONG_EMBEDDED: '1',
    SEED_DEMO: '1',
    WORKER: 'off',
  }
  const client = new Client({ connectionString: url })
  try {
    execFileSync('yarn', ['rw', 'exec', 'seed', '--no-prisma'], {
      cwd: root,
      env,
      stdio: 'ignore',
    })
    await client.connect()
    await addPeople(client, size)
    const person = async (email) => ({
      cookie: await sessionOf(client, email),
      ...(
        await client.query(
          'SELECT u.id, (SELECT t.id FROM "Task" t WHERE t."stageId" = u."stageId" ORDER BY t.position LIMIT 1) AS "taskId" FROM "User" u WHERE email = $1',
          [email]
        )
      ).rows[0],
    })
    const people = {
      member: await person('bulk-7@example.com'),
      admin: await person('admin@example.com'),
    }
    const contestants = await Promise.all([
      start('limit', [path.join(folder, 'limit.mjs')], 8961, env),
      start('limit again', [path.join(folder, 'limit.mjs')], 8962, env),
      start(
        'ours',
        ['--require', path.join(folder, 'cpuPreload.cjs'), 'dist/server.js'],
        8963,
        env
      ),
      start('stock', [path.join(folder, 'stock.mjs')], 8964, env),
    ])
    const results = {}
    for (const operation of Object.keys(operations))
      results[operation] = await measure(contestants, operation, people)
    await conserved(client)
    return results
  } finally {
    stopAll()
    await client.end().catch(() => {})
    await dropTestDatabase(url)
  }
}

const table = (size, results) => {
  console.log(
    `\n${size.toLocaleString()} people; server CPU in µs a request, ratio of the floor to it\n`
  )
  console.log(
    '| operation | floor | ours | ratio | stock | ours over stock | p50 / p99 ms | noise |\n|---|---|---|---|---|---|---|---|'
  )
  for (const [
    operation,
    { limit, 'limit again': again, ours, stock },
  ] of Object.entries(results)) {
    const floor = Math.min(limit.us, again.us)
    const noise = Math.abs(limit.us - again.us) / floor
    const cells = [
      operation,
      floor.toFixed(0),
      ours.us.toFixed(0),
      (floor / ours.us).toFixed(2),
      stock ? stock.us.toFixed(0) : '–',
      stock ? `${(stock.us / ours.us).toFixed(1)}×` : '–',
      `${ours.p50} / ${ours.p99}`,
      noise > NOISE
        ? `${(noise * 100).toFixed(0)} %: too noisy`
        : `${(noise * 100).toFixed(0)} %`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

// The load generator keeps to the other core.
try {
  execFileSync('taskset', ['-cp', '1', String(process.pid)], {
    stdio: 'ignore',
  })
} catch {
  console.warn('taskset is missing or there is one core: the figures share it.')
}

const fail = (error) => {
  stopAll()
  console.error(error)
  process.exit(1)
}

const all = {}
for (const size of sizes) {
  all[size] = await bench(size).catch(fail)
  table(size, all[size])
}
if (sizes.length > 1) {
  const [small, large] = [all[sizes[0]], all[sizes.at(-1)]]
  console.log(`\nGrowth of our CPU from ${sizes[0]} to ${sizes.at(-1)} people:`)
  for (const operation of Object.keys(operations))
    console.log(
      `  ${operation}: ${(large[operation].ours.us / small[operation].ours.us).toFixed(2)}`
    )
}
fs.mkdirSync(path.join(folder, 'results'), { recursive: true })
fs.writeFileSync(
  path.join(
    folder,
    'results',
    `${new Date().toISOString().slice(0, 19).replace(/:/g, '')}.json`
  ),
  JSON.stringify(
    { node: process.version, rounds: ROUNDS, seconds: SECONDS, results: all },
    null,
    2
  )
)
process.exit(0)
