// A seeded school on a database of its own, with the built server.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import {
  build,
  environment,
  install,
  root,
  runScript,
  serve,
} from '../commands/tools.mjs'

const require = createRequire(import.meta.url)
const {
  createScratchDatabase,
  dropTestDatabases,
} = require('../database/testDatabase')

const PORT = 28950

export const origin = `http://127.0.0.1:${PORT}`

/** Runs a command of the product in the background. @returns what it printed */
export const yarn = async (env, ...args) => {
  const { stdout } = await promisify(execFile)('yarn', args, { cwd: root, env })
  return stdout.trim()
}

/**
 * Runs work with a folder and a way to make machines, each with an empty database and store of files; both are removed
 * afterwards, but for the logs of work that failed.
 */
export const withMachines = async (name, work) => {
  const tools = environment()
  await install(tools)
  await build(tools)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `sulong-${name}-`))
  const log = path.join(folder, 'server.log')
  const urls = []
  const createMachine = async (label) => {
    const url = await createScratchDatabase(`${name}_${label}`)
    urls.push(url)
    return {
      ...tools,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      AUTH_PEPPERS: `k1:${randomBytes(32).toString('base64url')}`,
      PUBLIC_URL: origin,
      SMTP_URL: 'none',
      LOG_LEVEL: 'warn',
      STORAGE_PATH: path.join(folder, label),
    }
  }
  try {
    await work({
      folder,
      createMachine,
      serveOn: (env) => serve(env, PORT, { log }),
    })
    fs.rmSync(folder, { recursive: true })
  } catch (error) {
    console.error(`✗ ${error.message} (the server's log: ${log})`)
    process.exitCode = 1
  } finally {
    await dropTestDatabases(urls)
  }
}

/** Migrates and seeds the database of a machine, with the demo's people. */
export const seed = async (env) => {
  await yarn(env, 'prisma', 'migrate', 'deploy')
  await runScript('seed', { ...env, SEED_DEMO: '1' })
}
