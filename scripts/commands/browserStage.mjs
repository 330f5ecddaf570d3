// The browser tests of `npm test`: pages and journeys in parallel, on databases of their own (docs/decisions/0022).

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { playwrightResults, together } from './results.mjs'
import { cores, run, serve, stateFolder } from './tools.mjs'

const require = createRequire(import.meta.url)

const FIRST_PORT = 8939
/** How much of a server's log is shown if it ends by itself. */
const LAST_CHARACTERS = 3000

// Journeys change data, so each shard has a school (database, files, server); pages mostly read, so their workers share one.
const halfOfCores = Math.max(1, Math.floor(cores / 2))
const schoolNames = [
  'pages',
  ...Array.from({ length: halfOfCores }, (_, index) => `journeys-${index + 1}`),
]

/** Finds an installed browser, or installs Debian's Chromium. Never uses a browser that a test tool downloads. */
const findChromium = () => {
  const known = [
    process.env.CHROMIUM_PATH,
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
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  return find()
}

/** The environment of a school: a test's database, and an empty folder for its files. */
const schoolEnvironment = (env, url, name) => {
  const storage = path.join(stateFolder, `test-files-${name}`)
  fs.rmSync(storage, { recursive: true, force: true })
  return {
    ...env,
    DATABASE_URL: url,
    SEED_DEMO: '1',
    // With an embedded database, the server's boot check requires no secrets.
    SULONG_EMBEDDED: '1',
    LOG_LEVEL: 'warn',
    STORAGE_PATH: storage,
  }
}

const seed = async (school) => {
  const log = path.join(stateFolder, 'test-seed.log')
  fs.rmSync(log, { force: true })
  const args = ['rw', 'exec', 'seed', '--no-prisma']
  if ((await run('yarn', args, { env: school, log })) !== 0)
    throw new Error(`The seeds failed: see ${log}`)
}

/** Starts a server on a copy of the seeded school. */
const openSchool = async (env, seeded, url, name, port) => {
  const school = {
    ...schoolEnvironment(env, url, name),
    // Nothing is connected to it, so that a test can copy it.
    SEEDED_URL: seeded.DATABASE_URL,
  }
  if (fs.existsSync(seeded.STORAGE_PATH))
    fs.cpSync(seeded.STORAGE_PATH, school.STORAGE_PATH, { recursive: true })
  const log = path.join(stateFolder, `test-server-${name}.log`)
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
  return { env: school, port, stop }
}

/** Runs a project of e2e/playwright.config.ts against a school. */
const playwright = async (project, school, chromium, args = []) => {
  const name = [project, ...args].join('').replace(/\W+/g, '-')
  const report = path.join(stateFolder, `browser-${name}.json`)
  fs.rmSync(report, { force: true })
  const code = await run(
    'yarn',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'].concat(
      `--project=${project}`,
      // Each run clears its folder of pictures when it starts.
      `--output=${path.join(stateFolder, 'e2e', name)}`,
      args
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

const shards = (schools) =>
  schools.map((school, index) => ({
    school,
    args: [`--shard=${index + 1}/${schools.length}`],
  }))

/**
 * Runs every browser test against the built product. Seeds once and copies the database for each school.
 * @param {NodeJS.ProcessEnv} env
 */
export const browserTests = async (env) => {
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
  const urls = [await createTestDatabase('seeded')]
  const schools = []
  try {
    const seeded = schoolEnvironment(env, urls[0], 'seeded')
    await seed(seeded)
    for (const name of schoolNames)
      urls.push(await copyTestDatabase(urls[0], name))
    schools.push(
      ...(await Promise.all(
        schoolNames.map((name, index) =>
          openSchool(env, seeded, urls[index + 1], name, FIRST_PORT + index)
        )
      ))
    )
    const [pages, ...journeys] = schools
    return together([
      ...(await Promise.all([
        playwright('pages', pages, chromium, [`--workers=${halfOfCores}`]),
        ...shards(journeys).map(({ school, args }) =>
          playwright('journeys', school, chromium, args)
        ),
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
}
