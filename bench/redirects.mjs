// How long the server takes to answer an old address among 10,000 redirect rules, and an address without a rule:
//   BASE=http://localhost:8910 DATABASE_URL=postgres://… node bench/redirects.mjs [rules]
// One request at a time over one connection; the time is that of the whole answer. The rules are removed afterwards.
import http from 'node:http'

import { Client } from 'pg'

const base = new URL(process.env.BASE ?? 'http://localhost:8910')
const count = Number(process.argv[2] ?? 10_000)
const WARM = 2000
const ROUNDS = 3000
const PATTERNS = 100

const client = new Client({ connectionString: process.env.DATABASE_URL })
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

const get = (path) =>
  new Promise((resolve, reject) => {
    const started = process.hrtime.bigint()
    http
      .get({ host: base.hostname, port: base.port, path, agent }, (answer) => {
        answer.resume().on('end', () =>
          resolve({
            status: answer.statusCode,
            ms: Number(process.hrtime.bigint() - started) / 1e6,
          })
        )
      })
      .on('error', reject)
  })

const addRules = async () => {
  await client.query(
    `INSERT INTO "RedirectRule" (source, match, stem, target, note, "updatedAt")
     SELECT '/bench/' || n, CASE WHEN n % 10 = 0 THEN 'PREFIX' ELSE 'EXACT' END::"RedirectMatch", '/bench/' || n, '/free-training', 'bench', now()
     FROM generate_series(1, $1::int) n`,
    [count - PATTERNS]
  )
  await client.query(
    `INSERT INTO "RedirectRule" (source, match, stem, target, note, "updatedAt")
     SELECT '/bench-pattern-' || n || '/(\\d+)', 'PATTERN', '/bench-pattern-' || n || '/', '/free-training?part=$1', 'bench', now()
     FROM generate_series(1, $1::int) n`,
    [PATTERNS]
  )
  await client.query('VACUUM ANALYZE "RedirectRule"')
}

const measure = async (name, pathOf, status) => {
  const times = []
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const answer = await get(pathOf(round))
    if (answer.status !== status)
      throw new Error(`${name}: ${answer.status} instead of ${status}`)
    if (round >= WARM) times.push(answer.ms)
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)].toFixed(2)
  console.log(
    `${name.padEnd(28)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`
  )
}

await client.connect()
try {
  await addRules()
  await measure(
    'an exact address',
    (n) => `/bench/${(n % 9) + 1 + (n % 900) * 10}`,
    302
  )
  await measure(
    'below a prefix',
    (n) => `/bench/${((n % 900) + 1) * 10}/x/y`,
    302
  )
  await measure(
    'a pattern',
    (n) => `/bench-pattern-${(n % PATTERNS) + 1}/7`,
    302
  )
  await measure('the health of the server', () => '/api/health', 200)
} finally {
  await client.query(`DELETE FROM "RedirectRule" WHERE note = 'bench'`)
  await client.end()
  agent.destroy()
}
