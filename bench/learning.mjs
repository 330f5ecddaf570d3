// `yarn bench:learning [--size N]`: the cost of learning with 50,000 members, 200 courses, 10,000 lessons and 2,000,000
// rows of progress, and with a tenth of that. Statements and shared buffers are PostgreSQL's own count for everything a
// request causes, including triggers, and do not depend on the machine. Milliseconds are of whole requests, sent to
// both databases alternately, each by another member (docs/performance.md).
import { startOurs, stopAll } from './contestants.mjs'
import { operations } from './learningOperations.mjs'
import { addLearning } from './learningSchool.mjs'
import { closeSchools, openSchool } from './school.mjs'
import { say } from './tables.mjs'

const WARM = 10
const ROUNDS = 40
const sizeAt = process.argv.indexOf('--size')
const size = sizeAt > 0 ? Number(process.argv[sizeAt + 1]) : 50_000
if (size % 50_000)
  throw new Error(
    'A tenth of it has ten courses to a level: 50,000, 100,000, …'
  )

const COUNTED_SQL = `
  SELECT sum(calls)::float AS statements, sum(shared_blks_hit + shared_blks_read)::float AS buffers FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query !~* '^(BEGIN|COMMIT|ROLLBACK|SET|DEALLOCATE)|pg_stat_statements'`
const FORGET_SQL =
  'SELECT pg_stat_statements_reset(0, (SELECT oid FROM pg_database WHERE datname = current_database()))'

const schools = []

const open = async (members, port) => {
  const school = await openSchool(members)
  schools.push(school)
  await school.client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  Object.assign(school, await addLearning(school, members, WARM + ROUNDS), {
    server: await startOurs(school.env, port),
  })
}

const ask = async ({ server, asking, place }, { as, query, variables }, n) => {
  const person = asking[as][n % asking[as].length]
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify({
      query,
      variables: variables?.({ ...place, ...person }),
    }),
  })
  const { data, errors } = await answer.json()
  if (errors || Object.values(data).includes(null))
    throw new Error(`${query}: ${errors?.[0].message ?? JSON.stringify(data)}`)
  return performance.now() - began
}

const part = (times, share) =>
  times.sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]

const measure = async (schools, operation) => {
  for (let n = 0; n < WARM; n++)
    for (const school of schools) await ask(school, operation, n)
  const times = schools.map(() => [])
  for (const { client } of schools) await client.query(FORGET_SQL)
  for (let n = WARM; n < WARM + ROUNDS; n++)
    for (const [at, school] of schools.entries())
      times[at].push(await ask(school, operation, n))
  return Promise.all(
    schools.map(async ({ client }, at) => {
      const { rows } = await client.query(COUNTED_SQL)
      return {
        statements: rows[0].statements / ROUNDS,
        buffers: rows[0].buffers / ROUNDS,
        median: part(times[at], 0.5),
        p95: part(times[at], 0.95),
      }
    })
  )
}

const lineOf = (name, bound, [small, large]) => {
  const growth = large.median / small.median
  return [
    name,
    large.statements.toFixed(1),
    small.buffers.toFixed(0),
    large.buffers.toFixed(0),
    `${small.median.toFixed(1)} / ${small.p95.toFixed(1)}`,
    `${large.median.toFixed(1)} / ${large.p95.toFixed(1)}`,
    growth.toFixed(2),
    !bound ? '–' : growth <= bound ? `≤ ${bound}` : `**> ${bound}**`,
  ]
}

try {
  await open(size / 10, 8963)
  await open(size, 8964)
  const rows = []
  for (const [name, operation] of Object.entries(operations))
    rows.push(lineOf(name, operation.bound, await measure(schools, operation)))
  for (const school of schools) await school.checkBooks()
  say(
    [
      'operation',
      'statements',
      `buffers, ${(size / 10).toLocaleString('en')}`,
      `buffers, ${size.toLocaleString('en')}`,
      'median / p95 ms, a tenth',
      'median / p95 ms, whole',
      'ratio',
      'bound',
    ],
    rows
  )
} finally {
  stopAll()
  await closeSchools(schools)
}
process.exit(0)
