// Runs commands on another Node version than the installed one: stages such as `start@24` of the test command.

import fs from 'node:fs'
import path from 'node:path'

import { run, stateFolder, stopWith } from './tools.mjs'

/**
 * The environment in which `node` is the given version. npm's `node` package brings the binary into `.sulong/node`.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} version a major or a whole version: '24', '22.11.0'
 */
export const withNode = async (env, version) => {
  const folder = path.join(stateFolder, 'node', version)
  const bin = path.join(folder, 'node_modules', '.bin')
  if (!fs.existsSync(path.join(bin, 'node'))) {
    fs.mkdirSync(folder, { recursive: true })
    const log = path.join(folder, 'install.log')
    const args = ['install', '--no-save', '--no-audit', '--no-fund']
    const code = await run(
      'npm',
      [...args, '--prefix', folder, `node@${version}`],
      { env, cwd: folder, log }
    )
    if (code !== 0 || !fs.existsSync(path.join(bin, 'node')))
      stopWith(`Node ${version} could not be installed: see ${log}`)
  }
  return { ...env, PATH: `${bin}${path.delimiter}${env.PATH}` }
}
