// `npm test`: all checks and tests. Ends with "N passed, N failed". Arguments name the stages to run; `api@24` runs a
// stage on another Node (`yarn test:node 24`, .ci/run).

import fs from 'node:fs'
import path from 'node:path'

import { browserTests } from './browserStage.mjs'
import { withNode } from './otherNode.mjs'
import { jestResults, together } from './results.mjs'
import { startCheck } from './startCheck.mjs'
import {
  build,
  cores,
  environment,
  formatCheck,
  generators,
  install,
  lintCheck,
  packageChecks,
  requireNode,
  run,
  stateFolder,
  stopWith,
  typeChecks,
} from './tools.mjs'

const count = { passed: 0, failed: 0 }
const failures = []

/** Runs one stage. A check counts as one test, a test runner as the tests it ran, or as one failure if it ran none. */
const stage = async (name, work) => {
  console.log(`\n── ${name}`)
  const from = Date.now()
  const {
    code,
    passed = code === 0 ? 1 : 0,
    failed = code === 0 ? 0 : 1,
    failures: found = [],
  } = await work()
  count.passed += passed
  count.failed += code !== 0 && failed === 0 ? 1 : failed
  failures.push(...found)
  if (code !== 0 && found.length === 0)
    failures.push({ name, why: `It ended with ${code}.` })
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed (${((Date.now() - from) / 1000).toFixed(0)} s)`
  )
}

const node = (env, script) => run(process.execPath, [script], { env })

const runJest = async (env, side, args) => {
  const report = path.join(stateFolder, `${side}.json`)
  fs.rmSync(report, { force: true })
  const code = await run(
    'yarn',
    ['rw', 'test', side, '--no-watch', '--json'].concat(
      `--outputFile=${report}`,
      args
    ),
    { env: { ...env, CI: 'true' } }
  )
  return { code, ...jestResults(report) }
}

/** Runs every command, so that one failure does not hide another. */
const runChecks = async (env, commands) => {
  const codes = []
  for (const [command, args] of commands)
    codes.push(await run(command, args, { env }))
  return { code: codes.find((code) => code !== 0) ?? 0 }
}

const workers = `--maxWorkers=${Math.max(2, cores)}`

// Tests that compare times are named `*.alone.test.ts` and have the machine to themselves.
const besideEachOther = [
  workers,
  '--testPathIgnorePatterns=\\.scenarios\\.',
  '--testPathIgnorePatterns=\\.alone\\.',
]
const alone = ['--maxWorkers=1', '\\.alone\\.']

// What calls Node's own modules. CI runs these on Node 24; `yarn test:node 24` runs all api tests there.
const nodeCallers = ['functions', 'http', 'lib'].map(
  (name) => `api/src/${name}/`
)

/** What each stage does in an environment; resolves to `{ code, passed?, failed?, failures? }`. */
const stages = {
  types: (env) => runChecks(env, typeChecks),
  lint: (env) => runChecks(env, [formatCheck, lintCheck]),
  structure: async (env) => ({
    code: await node(env, 'scripts/checkStructure.mjs'),
  }),
  packages: (env) => runChecks(env, packageChecks),
  api: async (env) =>
    together([
      await runJest(env, 'api', besideEachOther),
      await runJest(env, 'api', alone),
    ]),
  web: (env) => runJest(env, 'web', [workers]),
  server: (env) => runJest(env, 'api', [...besideEachOther, ...nodeCallers]),
  browser: browserTests,
  deploy: async (env) => ({
    code: await node(env, 'scripts/commands/deployCheck.mjs'),
  }),
  start: startCheck,
}

const asked = process.argv.slice(2).filter((name) => name !== 'all')
const isWhole = asked.length === 0 || process.argv.includes('all')
const isAsked = (name) => isWhole || asked.includes(name)

requireNode()
fs.mkdirSync(stateFolder, { recursive: true })
const env = environment()
await install(env)

const unknown = asked.filter((name) => !(name.split('@')[0] in stages))
if (unknown.length > 0) throw new Error(`There is no stage ${unknown}`)

const runStage = (name) => isAsked(name) && stage(name, () => stages[name](env))

const log = path.join(stateFolder, 'generate.log')
for (const [command, args] of generators) {
  const code = await run(command, args, { env, log })
  if (code !== 0) stopWith(`The types could not be generated: ${log}`)
}

// Each of the three takes one core.
await Promise.all([
  runStage('types'),
  (async () => {
    await runStage('lint')
    await runStage('structure')
    await runStage('packages')
  })(),
  isWhole && build(env, { isGenerated: true }),
])
await runStage('api')
await runStage('web')
if (isAsked('browser') || isAsked('deploy')) await build(env)
// The seeding of the browser stage leaves cores free, so the deployment check runs beside it.
await Promise.all([runStage('browser'), runStage('deploy')])
if (asked.includes('start')) await runStage('start')

for (const name of asked.filter((each) => each.includes('@'))) {
  const [kind, version] = name.split('@')
  const other = await withNode(env, version)
  await stage(`${kind} on Node ${version}`, () => stages[kind](other))
}

// Repeats the failures at the end, where they are easy to find.
for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
