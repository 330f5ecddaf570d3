// `npm test`: everything that must hold before a change lands. Ends with "N passed, N failed".

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { jestResults, playwrightResults, together } from './results.mjs'
import {
  build,
  environment,
  formatCheck,
  install,
  lintCheck,
  run,
  serve,
  stateFolder,
} from './tools.mjs'

const require = createRequire(import.meta.url)
const only = process.argv.slice(2)
const count = { passed: 0, failed: 0 }
const failures = []

const results = (name) => path.join(stateFolder, `${name}.json`)

/** One stage: a check counts as one test, a runner as the tests it ran; a runner that fails without one counts too. */
const stage = async (name, work) => {
  if (only.length > 0 && !only.includes(name)) return
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

const runJest = async (side, args) => {
  fs.rmSync(results(side), { force: true })
  const code = await run(
    'yarn',
    ['rw', 'test', side, '--no-watch', '--json'].concat(
      `--outputFile=${results(side)}`,
      args
    ),
    { env: { ...env, CI: 'true' } }
  )
  return { code, ...jestResults(results(side)) }
}

/** The tests of a side: one run after the other, each with arguments of its own. */
const jest = (side, ...runs) =>
  stage(side, async () => {
    const outcomes = []
    for (const args of runs) outcomes.push(await runJest(side, args))
    return together(outcomes)
  })

// What compares times wants the machine to itself; the rest runs side by side.
const twoWorkers = '--maxWorkers=2'
const sideBySide = [
  twoWorkers,
  '--testPathIgnorePatterns=\\.scenarios\\.',
  '--testPathIgnorePatterns=\\.alone\\.',
]
const alone = ['--maxWorkers=1', '\\.alone\\.']

/** The browser that is there, else Debian's; never one that a test tool downloads. */
const findChromium = () => {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ]
  const there = () => known.find((file) => file && fs.existsSync(file))
  if (there()) return there()
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'ignore',
      })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  return there()
}

/** A school of its own for a part of the browser tests: database, files and server. */
const openSchool = async (url, name, port) => {
  const schoolEnv = {
    ...env,
    DATABASE_URL: url,
    SEED_DEMO: '1',
    // Not a school's database: the boot check does not ask for its secrets.
    SULONG_EMBEDDED: '1',
    LOG_LEVEL: 'warn',
    STORAGE_PATH: path.join(stateFolder, `test-files-${name}`),
  }
  fs.rmSync(schoolEnv.STORAGE_PATH, { recursive: true, force: true })
  const seeded = await run('yarn', ['rw', 'exec', 'seed', '--no-prisma'], {
    env: schoolEnv,
    log: path.join(stateFolder, `test-seed-${name}.log`),
  })
  if (seeded !== 0)
    throw new Error(`The seeds failed: see .sulong/test-seed-${name}.log`)
  const server = await serve(schoolEnv, port, {
    log: path.join(stateFolder, `test-server-${name}.log`),
  })
  return { env: schoolEnv, port, stop: server.stop }
}

const playwright = async (project, school, chromium) => {
  const report = results(`browser-${project}`)
  fs.rmSync(report, { force: true })
  const code = await run(
    'yarn',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'].concat(
      `--project=${project}`,
      // Each run clears its folder of pictures when it starts.
      `--output=${path.join(stateFolder, 'e2e', project)}`
    ),
    {
      env: {
        ...school.env,
        BASE_URL: `http://localhost:${school.port}`,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    }
  )
  return { code, ...playwrightResults(report) }
}

const browser = () =>
  stage('browser', async () => {
    const chromium = findChromium()
    if (!chromium) {
      console.error(
        'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.'
      )
      return { code: 1 }
    }
    const {
      createTestDatabases,
      dropTestDatabases,
    } = require('../database/testDatabase')
    const urls = await createTestDatabases(['pages', 'journeys'])
    const schools = []
    try {
      await build(env)
      schools.push(
        ...(await Promise.all([
          openSchool(urls[0], 'pages', 8940),
          openSchool(urls[1], 'journeys', 8939),
        ]))
      )
      const [pages, journeys] = schools
      return together([
        ...(await Promise.all([
          playwright('pages', pages, chromium),
          playwright('journeys', journeys, chromium),
        ])),
        await playwright('alone', pages, chromium),
      ])
    } catch (error) {
      console.error(error.message)
      return { code: 1 }
    } finally {
      for (const school of schools) await school.stop()
      await dropTestDatabases(urls)
    }
  })

fs.mkdirSync(stateFolder, { recursive: true })
const env = environment()
await install(env)

// Each takes one core.
await Promise.all([
  stage('types', async () => ({
    code:
      (await run('yarn', ['rw', 'prisma', 'generate'], {
        env,
        log: path.join(stateFolder, 'generate.log'),
      })) || (await run('yarn', ['rw', 'type-check'], { env })),
  })),
  stage('lint', async () => ({
    code:
      (await run(...formatCheck, { env })) ||
      (await run(...lintCheck, { env })),
  })),
])
await stage('structure', async () => ({
  code: await run(process.execPath, ['scripts/checkStructure.mjs'], { env }),
}))
await jest('api', sideBySide, alone)
await jest('web', [twoWorkers])
await browser()
await stage('deploy', async () => ({
  code: await run(process.execPath, ['scripts/commands/deployCheck.mjs'], {
    env,
  }),
}))

// Again at the end, where nobody has to look for them.
for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
