// `yarn bench:growth [--size N] [--only words]`: the cost of staff's homes, lists, searches, reports and files with 1,000
// members and with N (100,000, unless said otherwise), six bills each, or of those operations alone whose name contains
// the words (docs/performance.md). The growth that counts is that of the
// milliseconds; of two figures that depend on the machine's load, buffers tell the cause.
import { startOurs, stopAll } from './contestants.mjs'
import { measureExport } from './exports.mjs'
import { measure, prepareCounting, verdictOf } from './growing.mjs'
import { exportsOf, operations } from './growthOperations.mjs'
import { addSchool } from './growthSchool.mjs'
import { closeSchools, openSchool } from './school.mjs'
import { say } from './tables.mjs'

const SMALL = 1000
const TIMES = { warm: 5, rounds: 25 }
const argument = (name, otherwise) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : otherwise
}
const size = Number(argument('--size', 100_000))
const only = argument('--only', '')
const isWanted = ([name]) => name.includes(only)

const schools = []

const open = async (members, port) => {
  const school = await openSchool(members)
  schools.push(school)
  await prepareCounting(school)
  Object.assign(school, await addSchool(school, members), {
    server: await startOurs(school.env, port),
  })
}

const lineOf = (name, bound, [small, large]) => [
  name,
  large.statements.toFixed(1),
  small.buffers.toFixed(0),
  large.buffers.toFixed(0),
  (large.buffers / small.buffers).toFixed(2),
  small.median.toFixed(1),
  large.median.toFixed(1),
  (large.median / small.median).toFixed(2),
  verdictOf(large.median / small.median, bound),
]

const told = (members) => members.toLocaleString('en')

try {
  await open(SMALL, 8963)
  await open(size, 8964)
  const rows = []
  for (const [name, operation] of Object.entries(operations).filter(isWanted)) {
    const figures = await measure(schools, operation, TIMES)
    rows.push(lineOf(name, operation.bound, figures))
  }
  say(
    [
      'operation',
      'statements',
      `buffers, ${told(SMALL)}`,
      `buffers, ${told(size)}`,
      'ratio',
      `ms, ${told(SMALL)}`,
      `ms, ${told(size)}`,
      'ratio',
      'bound',
    ],
    rows
  )
  console.log('')
  const files = []
  for (const [name, file] of Object.entries(exportsOf).filter(isWanted))
    files.push([name, ...(await measureExport(schools[1], file))])
  say(['file', 'rows', 'ms a page, first', 'last', 'MB before', 'after'], files)
} finally {
  stopAll()
  await closeSchools(schools)
}
process.exit(0)
