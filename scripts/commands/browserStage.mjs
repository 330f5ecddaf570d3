// The browser tests of `npm test`: some schools (database, files, server), and the specs spread over them by time
// (docs/decisions/0022).

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import path from 'node:path'

import { playwrightResults, together } from './results.mjs'
import { cores, root, run, runScript, serve, stateFolder } from './tools.mjs'

const require = createRequire(import.meta.url)

/** How much of a server's log is shown if it ends by itself. */
const LAST_CHARACTERS = 3000

const specFolder = path.join(root, 'e2e')
const secondsFile = path.join(specFolder, 'seconds.json')

/** The time that each spec took on two calm cores; only the proportions matter. Written by BROWSER_SECONDS=1. */
const measured = JSON.parse(fs.readFileSync(secondsFile, 'utf8'))

/** For a spec that has not been measured. */
const USUAL_SECONDS = 10

/** Specs that compare times: they have the machine to themselves, after the others. */
const alone = ['security.spec.ts']
const isAlone = (spec) => alone.includes(spec)
/** Specs that only the long command runs. backups.spec and the api's restore.test find the usual mistakes of a restore. */
const longOnly = ['restore.spec.ts']

const isLong = ({ TEST_LONG }) => TEST_LONG === '1'

const specsOf = (env) =>
  fs
    .readdirSync(specFolder)
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => isLong(env) || !longOnly.includes(name))

/**
 * Spreads specs over parts: the longest first, each to the part with the least to do. Always the same for the same
 * files, so that a failure can be reproduced.
 */
export const spread = (names, count, seconds = measured) => {
  const timeOf = (name) => seconds[name] ?? USUAL_SECONDS
  const parts = Array.from({ length: count }, () => ({ time: 0, specs: [] }))
  for (const name of [...names].sort(
    (one, other) => timeOf(other) - timeOf(one) || one.localeCompare(other)
  )) {
    const part = parts.reduce((least, each) =>
      each.time < least.time ? each : least
    )
    part.time += timeOf(name)
    part.specs.push(name)
  }
  return parts.map((part) => part.specs).filter(({ length }) => length > 0)
}

/** A port that is free now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/**
 * Finds an installed browser, or installs Debian's Chromium. Never uses a browser that a test tool downloads. The
 * headless shell is Chromium without its own windows, and starts faster.
 */
export const findChromium = () => {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ]
  const find = () => known.find((file) => file && fs.existsSync(file))
  if (find()) return find()
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'ignore',
      })
    apt('update')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!find()) apt('install', '-y', '--no-install-recommends', name)
  }
  return find()
}

/** The environment of a school: a test's database, and a folder of the run for its files. */
const schoolEnvironment = (env, folder, url, name) => ({
  ...env,
  DATABASE_URL: url,
  SEED_DEMO: '1',
  // With an embedded database, the server's boot check requires no secrets.
  SULONG_EMBEDDED: '1',
  LOG_LEVEL: 'warn',
  STORAGE_PATH: path.join(folder, `files-${name}`),
})

/** Starts a server on a copy of the seeded school. */
const openSchool = async (env, folder, seeded, url, name) => {
  const port = await freePort()
  const school = {
    ...schoolEnvironment(env, folder, url, name),
    BASE_URL: `http://localhost:${port}`,
    // Nothing is connected to it, so that a test can copy it.
    SEEDED_URL: seeded.DATABASE_URL,
    // For the server that a test starts itself.
    SPARE_PORT: String(await freePort()),
    TEST_FOLDER: path.join(folder, name),
  }
  if (fs.existsSync(seeded.STORAGE_PATH))
    fs.cpSync(seeded.STORAGE_PATH, school.STORAGE_PATH, { recursive: true })
  fs.mkdirSync(school.TEST_FOLDER, { recursive: true })
  const log = path.join(school.TEST_FOLDER, 'server.log')
  const server = await serve(school, port, { log })
  let isStopping = false
  void server.ended.then(() => {
    if (isStopping) return
    console.error(`The server of ${name} ended by itself. Its last lines:`)
    console.error(fs.readFileSync(log, 'utf8').slice(-LAST_CHARACTERS))
  })
  const stop = () => {
    isStopping = true
    return server.stop()
  }
  return { env: school, stop }
}

/** Runs specs against a school, by one worker. */
const playwright = async (names, school, chromium, label) => {
  const folder = path.join(school.env.TEST_FOLDER, label)
  const report = `${folder}.json`
  const code = await run(
    'yarn',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'].concat(
      `--output=${folder}`,
      names.map((name) => `/${name.replaceAll('.', '\\.')}$`)
    ),
    {
      env: {
        ...school.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    }
  )
  return { code, ...playwrightResults(report) }
}

const saveSeconds = ({ seconds }) => {
  const entries = Object.entries(seconds)
    .map(([file, taken]) => [path.basename(file), Number(taken.toFixed(1))])
    .sort()
  fs.writeFileSync(
    secondsFile,
    `${JSON.stringify({ ...measured, ...Object.fromEntries(entries) }, null, 2)}\n`
  )
}

/**
 * Runs the browser tests against the built product. Seeds once and copies the database for each school.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [only] the names of the specs to run; by default all of them
 */
export const browserTests = async (env, only) => {
  const chromium = findChromium()
  if (!chromium) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.'
    )
    return { code: 1 }
  }
  const {
    copyTestDatabase,
    createTestDatabase,
    dropTestDatabases,
  } = require('../database/testDatabase')
  const folder = path.join(stateFolder, `browser-${process.pid}`)
  const specs = specsOf(env).filter((name) => !only || only.includes(name))
  const parts = spread(
    specs.filter((name) => !isAlone(name)),
    // One more than cores: while one part waits for its page, another computes.
    Math.max(2, cores) + 1
  )
  const urls = [await createTestDatabase('seeded')]
  const schools = []
  let outcome = { code: 1 }
  try {
    const seeded = schoolEnvironment(env, folder, urls[0], 'seeded')
    await runScript('seed', seeded)
    for (const [index] of parts.entries())
      urls.push(await copyTestDatabase(urls[0], `school${index + 1}`))
    schools.push(
      ...(await Promise.all(
        parts.map((_, index) =>
          openSchool(
            env,
            folder,
            seeded,
            urls[index + 1],
            `school-${index + 1}`
          )
        )
      ))
    )
    outcome = together([
      ...(await Promise.all(
        parts.map((names, index) =>
          playwright(names, schools[index], chromium, 'beside')
        )
      )),
      ...(specs.some(isAlone)
        ? [
            await playwright(
              specs.filter(isAlone),
              schools[0],
              chromium,
              'alone'
            ),
          ]
        : []),
    ])
    if (process.env.BROWSER_SECONDS === '1' && outcome.code === 0)
      saveSeconds(outcome)
  } catch (error) {
    console.error(error.message)
  } finally {
    for (const school of schools) await school.stop()
    await dropTestDatabases(urls)
    // The remains of a failure (pictures, logs) are kept.
    if (outcome.code === 0) fs.rmSync(folder, { recursive: true, force: true })
  }
  return outcome
}
