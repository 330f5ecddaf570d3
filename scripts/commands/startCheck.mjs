// Starts the product as `npm start` does, checks that it answers, also after its server was killed, and stops it with
// SIGINT, like Ctrl-C.

import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { root, stateFolder } from './tools.mjs'

const PORT = '8961'
const LONGEST_MS = 10 * 60_000

/** Kills the server below a start, as a lack of memory would. */
const killServer = (startPid) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
  })
  const server = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .find(
      ([, , parent, args]) =>
        Number(parent) === startPid && args.endsWith('dist/server.js')
    )
  process.kill(Number(server[1]), 'SIGKILL')
}

const answers = async () => {
  const all = await Promise.all(
    ['/api/ready', '/login'].map((address) =>
      fetch(`http://localhost:${PORT}${address}`).catch(() => undefined)
    )
  )
  return all.every((answer) => answer?.ok)
}

/** Uploads and logs are for their owner alone. */
const arePrivate = () =>
  ['files', 'server.log', 'database.log'].every(
    (name) => (fs.statSync(path.join(stateFolder, name)).mode & 0o077) === 0
  )

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
    // Runs once the start has printed a text for the first time.
    const steps = {
      'Ready in': async () => {
        isAnswering = (await answers()) && arePrivate()
        killServer(child.pid)
      },
      'The server runs again': async () => {
        isAnswering &&= await answers()
        child.kill('SIGINT')
      },
    }
    child.stdout.on('data', (data) => {
      process.stdout.write(data)
      const before = printed
      printed += data
      for (const [text, act] of Object.entries(steps))
        if (printed.includes(text) && !before.includes(text)) void act()
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (!isAnswering)
        console.error(
          `${path.basename(root)} did not answer on port ${PORT} after its start, or others may read its files.`
        )
      resolve({ code: isAnswering ? (code ?? 1) : 1 })
    })
  })
