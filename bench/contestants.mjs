// The measured servers: each is a process of its own on the first core and reports its CPU time on request.
import { spawn } from 'node:child_process'
import path from 'node:path'

import { memoryFlags, root } from '../scripts/commands/tools.mjs'

const START_MS = 30_000
const inBench = (file) => path.join(root, 'bench', file)
const children = []

const start = (name, args, port, env, cwd = root) =>
  new Promise((resolve, reject) => {
    const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
      cwd,
      env: {
        ...env,
        PORT: String(port),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    const late = setTimeout(
      () => reject(new Error(`${name} did not start`)),
      START_MS
    )
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code}`))
    )
    child.once('message', () => {
      clearTimeout(late)
      resolve({ name, port, child })
    })
  })

/** Our server as it is built. */
export const startOurs = (env, port = 8963) =>
  start(
    'ours',
    [...memoryFlags, '--require', inBench('cpuPreload.cjs'), 'dist/server.js'],
    port,
    env,
    path.join(root, 'api')
  )

export const startAll = (env) =>
  Promise.all([
    start('limit', [inBench('limit.mjs')], 8961, env),
    start('limit again', [inBench('limit.mjs')], 8962, env),
    startOurs(env),
    start('stock', [inBench('stock.mjs')], 8964, env),
  ])

/** Redwood's own web server with a build of our web side; it forwards calls to our api. */
export const startStockWeb = (env, project, apiPort) =>
  start('stock', [inBench('web/stockServer.mjs')], 8965, {
    ...env,
    RWJS_CWD: project,
    API_URL: `http://127.0.0.1:${apiPort}/api`,
  })

export const stopAll = () => {
  for (const child of children.splice(0)) {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}

/** A contestant's CPU time so far in µs. */
export const cpuOf = ({ child }) =>
  new Promise((resolve) => {
    child.once('message', ({ user, system }) => resolve(user + system))
    child.send('cpu')
  })
