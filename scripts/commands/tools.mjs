// Shared by the start and test commands. Uses no installed package, because they run before the install.

import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { openLog } from '../database/openLog.js'

export const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..'
)
export const stateFolder = path.join(root, '.sulong')

/** The number of processes that can run in parallel. */
export const cores = os.availableParallelism()

const NODES = [20, 22, 24]

/** Stops on a Node that the product is not tested on; `engines` in package.json says the same. */
export const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (!NODES.includes(major))
    stopWith(
      `Sulong runs on Node ${NODES.join(', ')}; this is ${process.version}.`
    )
}

/** Ends the command with one line that says what to do. */
export const stopWith = (message) => {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}

const withoutSlash = (url) => url?.replace(/\/+$/, '')

/**
 * Corepack and Yarn need npm's registry. npm passes a configured registry to its scripts; otherwise npm is asked for
 * it.
 */
const npmRegistry = () =>
  process.env.npm_config_registry ??
  execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/**
 * The environment for child processes. Redwood calls `yarn` by name, so a shim comes first on PATH, in a folder of this
 * checkout (no root, no global Yarn needed); Yarn and corepack follow npm's registry setting.
 */
export const environment = () => {
  const bin = path.join(stateFolder, 'bin')
  const registry = withoutSlash(npmRegistry())
  const env = {
    ...process.env,
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    // Two tables of browsers that warn about their age at every compilation.
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA: 'true',
    ...(registry && {
      COREPACK_NPM_REGISTRY: registry,
      YARN_NPM_REGISTRY_SERVER: registry,
    }),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  }
  // npm passes settings to its scripts as variables, and a newer npm warns about them at every call.
  for (const name of Object.keys(env)) if (/^npm_/.test(name)) delete env[name]
  if (!fs.existsSync(path.join(bin, 'yarn'))) {
    fs.mkdirSync(bin, { recursive: true })
    const enable = ['enable', '--install-directory', bin]
    try {
      execFileSync('corepack', enable, { env, stdio: 'pipe' })
    } catch {
      // Some builds of Node come without corepack; npm can install it.
      execFileSync(
        'npm',
        [
          'exec',
          '--yes',
          '--package=corepack@0.34.6',
          '--',
          'corepack',
          ...enable,
        ],
        { env, stdio: 'pipe' }
      )
    }
  }
  return env
}

const running = new Set()

/** Runs a command and resolves to its exit code. With `log`, its output goes to that file only. */
export const run = (command, args, { env, cwd = root, log } = {}) =>
  new Promise((resolve) => {
    const out = log ? openLog(log) : 'inherit'
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', out, out],
    })
    running.add(child)
    const end = (code) => {
      running.delete(child)
      if (log) fs.closeSync(out)
      resolve(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code) => end(code ?? 1))
  })

/** Ends the commands that `run` has started. */
export const endRunning = () => {
  for (const child of running) child.kill()
}

/**
 * Runs a command with its output in a log of its own.
 * @param {string} name of the log and of what the command does
 * @throws {Error} with the log's last lines
 */
export const runLogged = async (name, command, args, options) => {
  const log = path.join(stateFolder, `${name}.log`)
  fs.rmSync(log, { force: true })
  if ((await run(command, args, { ...options, log })) === 0) return
  const tail = fs.readFileSync(log, 'utf8').trim().split('\n').slice(-15)
  throw new Error(`${name} failed (all of it: ${log}):\n${tail.join('\n')}`)
}

/** Runs a script of `scripts/` on the database of the environment. */
export const runScript = (name, env) =>
  runLogged(name, process.execPath, ['scripts/build/runScript.mjs', name], {
    env,
  })

/** Names that fingerprints leave out: installed files, and files made by the work that a fingerprint guards. */
const madeByUs = ['node_modules', 'dist', 'types', 'possibleTypes.ts']

/** SHA-256 over the contents of files and folders below the root; generated and installed ones are left out. */
export const fingerprint = (...places) => {
  const hash = createHash('sha256')
  const add = (place) => {
    const stat = fs.statSync(place, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(place).sort()) {
        if (!madeByUs.includes(name)) add(path.join(place, name))
      }
    } else {
      hash.update(path.relative(root, place)).update(fs.readFileSync(place))
    }
  }
  for (const place of places) add(path.join(root, place))
  return hash.digest('hex')
}

/** Does the work unless it was done for the same state before; the stamp file lies beside the result. */
export const unlessDone = async (stampFile, state, work) => {
  const stamp = path.join(root, stampFile)
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state)
    return false
  // Interrupted work is done again, even if its sources change back.
  fs.rmSync(stamp, { force: true })
  await work()
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, state)
  return true
}

export const isPortFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** Installs when yarn.lock or a package.json changed; resolves to whether it did. */
export const install = (env) =>
  unlessDone(
    'node_modules/.sulong-installed',
    fingerprint(
      'yarn.lock',
      'package.json',
      'api/package.json',
      'web/package.json'
    ),
    () => runLogged('install', 'yarn', ['install', '--immutable'], { env })
  )

/** With less memory than this, in bytes, the two sides are built one after the other. */
const ENOUGH_MEMORY = 4 * 1024 ** 3

const buildApi = (env) =>
  runLogged('build-api', process.execPath, ['scripts/build/buildApi.mjs'], {
    env,
  })

const buildWeb = (env) =>
  runLogged(
    'build-web',
    process.execPath,
    [
      'node_modules/@redwoodjs/vite/bins/rw-vite-build.mjs',
      `--webDir=${path.join(root, 'web')}`,
      '--verbose=true',
    ],
    { env: { ...env, VITE_CJS_IGNORE_WARNING: 'true' } }
  )

/** Builds web and api when their sources changed; resolves to whether it did. */
export const build = (given) => {
  const env = { ...given, NODE_ENV: 'production' }
  const sources = [
    'api',
    'web',
    'scripts/build',
    'redwood.toml',
    'yarn.lock',
    '.env.defaults',
  ]
  return unlessDone(
    'web/dist/.sulong-built',
    fingerprint(...sources),
    async () => {
      if (os.freemem() < ENOUGH_MEMORY) {
        await buildApi(env)
        await buildWeb(env)
      } else await Promise.all([buildApi(env), buildWeb(env)])
    }
  )
}

/**
 * V8's limit of all objects in a server, in MB. By default V8 lets its heap grow to more than twice what the product
 * needs before it collects (docs/performance.md).
 */
export const memoryFlags = ['--max-old-space-size=512']

/** Starts the built server and resolves once it is ready. The caller stops it. */
export const serve = async (env, port, { log } = {}) => {
  const out = log ? openLog(log) : 'inherit'
  const child = spawn(process.execPath, [...memoryFlags, 'dist/server.js'], {
    cwd: path.join(root, 'api'),
    env: {
      // Each arena of malloc keeps freed memory of its own (docs/performance.md).
      MALLOC_ARENA_MAX: '2',
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      STOP_WITH_PARENT: '1',
    },
    // When this command is killed, the server's standard input closes, and the server stops.
    stdio: ['pipe', out, out],
    // Ctrl-C reaches only this command, which then stops the server.
    detached: true,
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  for (const until = Date.now() + 60_000; Date.now() < until && !hasEnded(); ) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(
      () => null
    )
    if (answer?.ok) {
      const stop = async () => {
        if (!hasEnded()) child.kill('SIGTERM')
        await ended
      }
      return { ended, stop, pid: child.pid }
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start${log ? `: see ${log}` : ''}.`)
}

/** Command and arguments that check the format. */
export const formatCheck = [
  'node_modules/.bin/prettier',
  [
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.sulong/prettier',
    'api/src',
    'web/src',
    'scripts',
    'e2e',
    'docs',
  ],
]

/** Commands and arguments that check that every imported package is declared, in one version. */
export const packageChecks = [
  ['node_modules/.bin/knip', ['--dependencies', '--no-config-hints']],
  ['yarn', ['constraints']],
]

/**
 * Generates the Prisma client and the types of GraphQL when their sources changed. Two at the same time read each other's
 * halves.
 */
export const generate = async (env) => {
  await unlessDone(
    'node_modules/.prisma/.sulong-generated',
    fingerprint('api/db/schema', 'yarn.lock'),
    () => runLogged('generate-client', 'yarn', ['prisma', 'generate'], { env })
  )
  await unlessDone(
    '.redwood/.sulong-generated',
    fingerprint(
      'api/db/schema',
      'api/src',
      'web/src',
      'codegen.yml',
      'scripts/build',
      'yarn.lock'
    ),
    () => runLogged('generate-types', 'yarn', ['types'], { env })
  )
}

/**
 * Commands that check types: both sides, the scripts and the browser tests. TypeScript 7 is native and takes half the time
 * of the version that Redwood's tools need.
 */
export const typeChecks = ['api', 'web', 'scripts', 'e2e'].map((folder) => [
  'node_modules/typescript7/bin/tsc',
  ['--noEmit', '--incremental', '--project', folder].concat(
    '--tsBuildInfoFile',
    `.sulong/types-${folder}.tsbuildinfo`
  ),
])

/** Command and arguments that run ESLint. Each rule looks at one file, so the answer for a file that stays is kept. */
export const lintCheck = [
  'node_modules/.bin/eslint',
  [
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    // The cache of one set of versions.
    `--cache-location=.sulong/eslint-${fingerprint('yarn.lock', 'package.json').slice(0, 12)}`,
    '--ext',
    '.ts,.tsx',
    'api/src',
    'web/src',
    'scripts',
    'e2e',
  ],
]
