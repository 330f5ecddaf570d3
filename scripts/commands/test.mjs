// `npm test`: all checks and tests. Ends with "N passed, N failed". Arguments name the stages to run; `long` adds the
// exhaustive suites (`yarn test:long`, docs/decisions/0081-minutes.md), and `all` is every stage but those.

import fs from 'node:fs'
import path from 'node:path'

import { browserTests } from './browserStage.mjs'
import { grownShares, withinBudget } from './budget.mjs'
import {
  changedFiles,
  importersOf,
  routesOf,
  securityTables,
  testsOf,
} from './changed.mjs'
import { withNode } from './otherNode.mjs'
import { countsIn, jestResults, slowest, together } from './results.mjs'
import { startCheck } from './startCheck.mjs'
import {
  build,
  cores,
  environment,
  formatCheck,
  generate,
  install,
  lintCheck,
  packageChecks,
  requireNode,
  root,
  run,
  stateFolder,
  stopWith,
  typeChecks,
} from './tools.mjs'

const count = { passed: 0, failed: 0 }
const failures = []

const minutes = []

/** Runs one stage. A check counts as one test, a test runner as the tests it ran, or as one failure if it ran none. */
const stage = async (name, work) => {
  console.log(`\n── ${name}`)
  const from = Date.now()
  const {
    code,
    passed = code === 0 ? 1 : 0,
    failed = code === 0 ? 0 : 1,
    failures: found = [],
    seconds: secondsOfFiles,
  } = await work()
  count.passed += passed
  count.failed += code !== 0 && failed === 0 ? 1 : failed
  failures.push(...found)
  if (code !== 0 && found.length === 0)
    failures.push({ name, why: `It ended with ${code}.` })
  const seconds = (Date.now() - from) / 1000
  minutes.push({ name, seconds })
  if (secondsOfFiles) console.log(slowest({ seconds: secondsOfFiles }))
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`
  )
}

const node = (env, script) => run(process.execPath, [script], { env })

const runJest = async (env, side, args) => {
  const report = path.join(stateFolder, `${side}.json`)
  const counts = path.join(stateFolder, `${side}-counts.jsonl`)
  for (const file of [report, counts]) fs.rmSync(file, { force: true })
  const code = await run(
    'yarn',
    ['rw', 'test', side, '--no-watch', '--json'].concat(
      `--outputFile=${report}`,
      args
    ),
    { env: { ...env, CI: 'true', TEST_COUNTS: counts } }
  )
  return { code, ...jestResults(report), counts: countsIn(counts) }
}

const outcomeOf = (codes) => ({ code: codes.find((code) => code !== 0) ?? 0 })

/** Runs every command, so that one failure does not hide another. */
const runChecks = async (env, commands) => {
  const codes = []
  for (const [command, args] of commands)
    codes.push(await run(command, args, { env }))
  return outcomeOf(codes)
}

/** Runs commands in parallel, if each uses one core. */
const runTogether = async (env, commands) =>
  outcomeOf(
    await Promise.all(
      commands.map(([command, args]) => run(command, args, { env }))
    )
  )

const workersOf = (count) => `--maxWorkers=${Math.max(2, count)}`
const workers = workersOf(cores)

// Tests that compare times are named `*.alone.test.ts` and have the machine to themselves.
const isAlone = (file) => file.includes('.alone.')

/** Stages that only the long command runs. */
const withoutLong = '--testPathIgnorePatterns=\\.long\\.'

// One worker more than cores: while one waits for the database, another computes.
const besideEachOther = [
  workersOf(cores + 1),
  '--testPathIgnorePatterns=\\.scenarios\\.',
  '--testPathIgnorePatterns=\\.alone\\.',
]

/** Tests of what runs a school's server (docs/operator.md), which a feature rarely breaks. */
const ofOperator = ['api/src/operator/', 'api/src/services/operator/']

/**
 * Runs api tests beside each other, and those that compare times after them; all that are neither long nor the
 * operator's, or the named files.
 */
const runApi = async (env, files) =>
  together([
    await runJest(env, 'api', [
      ...besideEachOther,
      ...(files?.filter((file) => !isAlone(file)) ?? [
        withoutLong,
        ...ofOperator.map((folder) => `--testPathIgnorePatterns=${folder}`),
      ]),
    ]),
    await runJest(env, 'api', [
      '--maxWorkers=1',
      ...(files?.filter(isAlone) ?? ['\\.alone\\.']),
    ]),
  ])

/** Suites that only the long command runs whole; `npm test` runs a sample of some. */
const longFiles = () =>
  fs
    .readdirSync(path.join(root, 'api/src'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `api/src/${file}`)
    .filter(
      (file) =>
        file.endsWith('.long.test.ts') ||
        fs
          .readFileSync(path.join(root, file), 'utf8')
          .includes(`from 'src/testing/rounds'`)
    )

/** The browser tests that the long command runs in full: every address in both themes, every entry, and a restore. */
const everywhere = ['axe.spec.ts', 'addresses.spec.ts', 'restore.spec.ts']

const inFull = (env) => ({ ...env, TEST_LONG: '1' })

/** Tests that call Node's own modules, and so may differ on another Node. */
const nodeCallers = ['functions', 'http', 'lib', 'operator'].map(
  (name) => `api/src/${name}/`
)

/** The stages, each with its work in an environment; resolves to `{ code, passed?, failed?, failures? }`. */
const stages = {
  types: (env) => runChecks(env, typeChecks),
  lint: (env) => runTogether(env, [formatCheck, lintCheck]),
  structure: async (env) => ({
    code: await node(env, 'scripts/checkStructure.mjs'),
  }),
  packages: (env) => runChecks(env, packageChecks),
  api: async (env) => withinBudget('api', await runApi(env)),
  operator: (env) =>
    runJest(env, 'api', [...besideEachOther, withoutLong, ...ofOperator]),
  web: (env) => runJest(env, 'web', [workers]),
  server: (env) => runJest(env, 'api', [...besideEachOther, ...nodeCallers]),
  browser: async (env) => withinBudget('browser', await browserTests(env)),
  deploy: async (env) => ({
    code: await node(env, 'scripts/commands/deployCheck.mjs'),
  }),
  start: startCheck,
  sampled: (env) => runApi(inFull(env), longFiles()),
  everywhere: (env) => browserTests(inFull(env), everywhere),
}

/** The stages of the long command: the suites in full, every address, and the newest Node. */
const longStages = ['sampled', 'everywhere', 'server@24', 'start@24']

/** `npm test -- changed`: types, lint and structure, the tests that import a changed file, and the security tables. */
const testChange = async () => {
  const { files, reason } = changedFiles()
  if (reason)
    stopWith(
      `A change of ${reason} can break anything: run the whole, npm test.`
    )
  if (files.length === 0) stopWith('Nothing has changed since main.')
  const below = (folder) =>
    files.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file))
  await runStage('types')
  await stage('lint', () =>
    runTogether(env, [
      ['node_modules/.bin/prettier', ['--check', '--ignore-unknown', ...files]],
      [
        'node_modules/.bin/eslint',
        ['--max-warnings=0', '--no-error-on-unmatched-pattern', ...below('')],
      ],
    ])
  )
  await runStage('structure')
  const importers = importersOf()
  const { tests, untested } = testsOf(below(''), importers)
  for (const file of untested) console.log(`No test imports ${file}.`)
  if (below('api/src/').length > 0) tests.push(...securityTables)
  for (const side of ['api', 'web']) {
    const ofSide = [...new Set(tests)].filter((file) => file.startsWith(side))
    if (ofSide.length > 0)
      await stage(side, () => runJest(env, side, [workers, ...ofSide]))
  }
  const routes = routesOf(below('web/src/'), importers)
  const specs = below('e2e/').map((file) => path.basename(file))
  if (routes.length > 0) specs.push('axe.spec.ts')
  if (specs.length === 0) return
  await build(env)
  await stage('browser', () =>
    browserTests({ ...env, AXE_ROUTES: routes.join(' ') }, specs)
  )
}

const args = process.argv.slice(2)
const isChanged = args[0] === 'changed'
const named = args.filter((name) => !['all', 'long', 'changed'].includes(name))
const isLong = args.includes('long')
const isWhole = args.length === 0 || args.includes('all')

requireNode()
fs.mkdirSync(stateFolder, { recursive: true })
const env = environment()

const kindOf = (name) => name.split('@')[0]
const unknown = named.filter((name) => !(kindOf(name) in stages))
if (unknown.length > 0) stopWith(`There is no stage ${unknown}.`)

const runStage = async (name) => {
  const [kind, version] = name.split('@')
  const own = version ? await withNode(env, version) : env
  await stage(version ? `${kind} on Node ${version}` : kind, () =>
    stages[kind](own)
  )
}
const isAsked = (name) => isWhole || named.includes(name)
const runIfAsked = (name) => isAsked(name) && runStage(name)

try {
  await install(env)
  await generate(env)
  if (isChanged) await testChange()
  const inTurn = async (...names) => {
    for (const name of names) await runIfAsked(name)
  }
  await Promise.all([
    (isWhole || isLong) && build(env),
    inTurn('types', 'lint'),
    inTurn('structure', 'packages'),
  ])
  await inTurn('api', 'operator', 'web')
  if (isAsked('browser') || isAsked('deploy')) await build(env)
  // The seeding of the browser stage leaves cores free, so the deployment check runs beside it.
  await Promise.all([runIfAsked('browser'), runIfAsked('deploy')])
  for (const name of named.filter((each) =>
    /@|^(start|server|sampled|everywhere)$/.test(each)
  ))
    await runStage(name)
  if (isLong) for (const name of longStages) await runStage(name)
} catch (error) {
  stopWith(error.message)
}

console.log('')
for (const { name, seconds } of minutes)
  console.log(`${(seconds / 60).toFixed(1).padStart(6)} min  ${name}`)
if (isWhole) for (const line of grownShares(minutes)) console.log(`\n${line}`)
// Repeats the failures at the end, where they are easy to find.
for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`)
// And names them all in the last lines: a log may be cut to its end.
if (failures.length > 1)
  console.log(`\n${failures.map(({ name }) => `✗ ${name}`).join('\n')}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
