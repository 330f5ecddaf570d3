import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { request, type APIRequestContext } from '@playwright/test'

import { testFolder } from './playwright.config'

type Copy = {
  origin: string
  api: APIRequestContext
  /** Sends SIGTERM; resolves to the exit code. */
  stop: () => Promise<number | null>
}

/** A server's start on a busy machine; shorter than a test may take, so that the failure shows its log. */
export const START_MS = 150_000
/** Lines of a copy's log that a failed test shows. */
const LAST_LINES = 40

const isReady = async (origin: string) => {
  const answer = await fetch(`${origin}/api/ready`).catch(() => null)
  return answer?.ok === true
}

/** Runs work with a further copy of the server, on the same database, and ends it. The copy writes its log to a file. */
export const withCopy = async (
  name: string,
  env: Record<string, string>,
  work: (copy: Copy & { log: string }) => Promise<unknown>
) => {
  const origin = `http://localhost:${process.env.SPARE_PORT}`
  const log = path.join(testFolder, `copy-${name}.log`)
  fs.rmSync(log, { force: true })
  const out = fs.openSync(log, 'a')
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: path.resolve('api'),
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      PORT: process.env.SPARE_PORT,
      STOP_WITH_PARENT: '1',
    },
    stdio: ['pipe', out, out],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = await ended
    return code as number | null
  }
  const api = await request.newContext({ baseURL: origin })
  try {
    for (const until = Date.now() + START_MS; !(await isReady(origin)); ) {
      if (Date.now() > until || child.exitCode !== null)
        throw new Error(`The copy did not start: see ${log}`)
      await new Promise((done) => setTimeout(done, 100))
    }
    await work({ origin, api, stop, log })
  } catch (error) {
    const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n')
    console.error(lines.slice(-LAST_LINES).join('\n'))
    throw error
  } finally {
    await api.dispose()
    await stop()
    fs.closeSync(out)
  }
}
