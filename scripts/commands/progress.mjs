// Shows the steps of a command: a line for each that has ended, and below them how long the others have been running and
// what they are doing.

import fs from 'node:fs'
import path from 'node:path'

import { stateFolder } from './tools.mjs'

/** On a terminal the line of running steps changes every second; in a log it is written this rarely. */
const LOG_EVERY_SECONDS = 15
const MOST_CHARACTERS = 60

const secondsSince = (from) => (Date.now() - from) / 1000

/** The last line of a log, without colours and signs of progress. */
const lastLine = (log) => {
  const file = path.join(stateFolder, `${log}.log`)
  if (!log || !fs.existsSync(file)) return ''
  const line = fs
    .readFileSync(file, 'utf8')
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    .trim()
    .split(/[\r\n]+/)
    .pop()
    .replace(/^\W+/, '')
  return line ? `: ${line.slice(0, MOST_CHARACTERS)}` : ''
}

/**
 * @returns {{
 *   step: (name: string, work: () => Promise<unknown>, log?: string) => Promise<void>,
 *   end: () => void,
 * }} `step` runs a piece of work, which resolves to false if there was nothing to do; `log` names the log of its command
 */
export const showProgress = (out = process.stdout) => {
  const running = new Map()

  const clear = () => out.isTTY && out.write('\r\u001b[K')
  const draw = () => {
    if (running.size === 0) return
    const text = [...running]
      .map(
        ([name, { from, log }]) =>
          `${name} ${secondsSince(from).toFixed(0)} s${lastLine(log)}`
      )
      .join(' · ')
    if (out.isTTY) out.write(`\r  ${text.slice(0, out.columns - 3)}\u001b[K`)
    else out.write(`  … ${text}\n`)
  }
  const timer = setInterval(draw, (out.isTTY ? 1 : LOG_EVERY_SECONDS) * 1000)

  return {
    step: async (name, work, log) => {
      const from = Date.now()
      running.set(name, { from, log })
      if (out.isTTY) draw()
      const outcome = await work()
      running.delete(name)
      clear()
      out.write(
        `  ${name}: ${outcome === false ? 'up to date' : 'done'} (${secondsSince(from).toFixed(1)} s)\n`
      )
    },
    end: () => {
      clear()
      clearInterval(timer)
    },
  }
}
