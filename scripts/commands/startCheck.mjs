// Starts the product as `npm start` does, checks that it answers, and stops it with SIGINT, like Ctrl-C.

import { spawn } from 'node:child_process'
import path from 'node:path'

import { root } from './tools.mjs'

const PORT = '8961'
const LONGEST_MS = 10 * 60_000

/**
 * Starts the product and resolves to the stage's outcome. The output of the start is shown.
 * @param {NodeJS.ProcessEnv} env `node` on its PATH runs the start
 */
export const startCheck = (env) =>
  new Promise((resolve) => {
    const child = spawn('node', ['scripts/commands/start.mjs'], {
      cwd: root,
      env: { ...env, PORT },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
    let isAnswering = false
    let printed = ''
    child.stdout.on('data', async (data) => {
      process.stdout.write(data)
      const wasReady = printed.includes('Ready in')
      printed += data
      if (wasReady || !printed.includes('Ready in')) return
      const answers = await Promise.all(
        ['/api/ready', '/login'].map((address) =>
          fetch(`http://localhost:${PORT}${address}`).catch(() => undefined)
        )
      )
      isAnswering = answers.every((answer) => answer?.ok)
      child.kill('SIGINT')
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (!isAnswering)
        console.error(
          `${path.basename(root)} did not answer on port ${PORT} after its start.`
        )
      resolve({ code: isAnswering ? (code ?? 1) : 1 })
    })
  })
