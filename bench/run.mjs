// `yarn bench [--quick] [--size N] [--no-web | --web]`: server CPU per request as a ratio to the floor of the same run,
// its growth with the size, and the cost of a first visit on a slow phone (docs/performance.md).
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { root } from '../scripts/commands/tools.mjs'

import { readBuffers } from './buffers.mjs'
import { startAll, stopAll } from './contestants.mjs'
import { operations } from './operations.mjs'
import { measure } from './rounds.mjs'
import { closeSchools, openSchool } from './school.mjs'
import { sayGrowth, sayOperations } from './tables.mjs'
import { measureWeb } from './web/web.mjs'

const isQuick = process.argv.includes('--quick')
const withWeb = !process.argv.includes('--no-web')
const isOnlyWeb = process.argv.includes('--web')
const sizeAt = process.argv.indexOf('--size')
const size = sizeAt > 0 ? Number(process.argv[sizeAt + 1]) : 100_000
const sizes = isQuick || isOnlyWeb ? [1000] : [1000, size]
const pace = isQuick
  ? { warmSeconds: 2, rounds: 3, seconds: 1 }
  : { warmSeconds: 3, rounds: 5, seconds: 2 }

const measureOperations = async (contestants, school) => {
  const results = {}
  for (const [operation, kind] of Object.entries(operations)) {
    if (isQuick && kind.isOnlyFull) continue
    results[operation] = await measure(contestants, kind, school, pace)
  }
  return results
}

const measureApi = async (contestants, school, people) => {
  const results = await measureOperations(contestants, school)
  await school.checkBooks()
  sayOperations(people, results)
  return {
    operations: results,
    buffers: await readBuffers(school, operations.finishTask.before),
  }
}

// All schools close at the end: the embedded server stops with its last database, and would not be back in time.
const schools = []

const bench = async (people, isLast) => {
  const school = await openSchool(people)
  schools.push(school)
  try {
    const contestants = await startAll(school.env)
    return {
      size: people,
      postgres: school.version,
      ...(isOnlyWeb ? {} : await measureApi(contestants, school, people)),
      web:
        isLast && withWeb
          ? await measureWeb(contestants, school, isQuick)
          : undefined,
    }
  } finally {
    stopAll()
  }
}

if (!fs.existsSync(path.join(root, 'api/dist/server.js'))) {
  console.error('Nothing is built yet: `yarn build` first.')
  process.exit(1)
}

// The load generator runs on the other core.
try {
  execFileSync('taskset', ['-cp', '1', String(process.pid)], {
    stdio: 'ignore',
  })
} catch {
  console.warn('taskset is missing or there is one core: the figures share it.')
}

const all = []
try {
  for (const people of sizes)
    all.push(await bench(people, people === sizes.at(-1)))
} finally {
  await closeSchools(schools)
}
if (all.length > 1) sayGrowth(all[0], all.at(-1))

// Quick results are not stored with the project's.
const folder = isQuick
  ? path.join(root, '.sulong/bench')
  : path.join(root, 'bench/results')
const stamp = new Date().toISOString().slice(0, 19).replace(/:/g, '')
fs.mkdirSync(folder, { recursive: true })
fs.writeFileSync(
  path.join(folder, `${stamp}.json`),
  JSON.stringify(
    {
      node: process.version,
      cores: os.cpus().length,
      load: os.loadavg(),
      ...pace,
      sizes: all,
    },
    null,
    2
  )
)
process.exit(0)
