// `yarn bench:learning [--size N]`: the cost of learning with 50,000 members, 200 courses, 10,000 lessons and 2,000,000
// rows of progress, and with a tenth of that; each request comes from another member (docs/performance.md).
import { startOurs, stopAll } from './contestants.mjs'
import { measure, prepareCounting, verdictOf } from './growing.mjs'
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

const schools = []

const open = async (members, port) => {
  const school = await openSchool(members)
  schools.push(school)
  await prepareCounting(school)
  Object.assign(school, await addLearning(school, members, WARM + ROUNDS), {
    server: await startOurs(school.env, port),
  })
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
    verdictOf(growth, bound),
  ]
}

try {
  await open(size / 10, 8963)
  await open(size, 8964)
  const rows = []
  for (const [name, operation] of Object.entries(operations))
    rows.push(
      lineOf(
        name,
        operation.bound,
        await measure(schools, operation, { warm: WARM, rounds: ROUNDS })
      )
    )
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
