// Our web side built with Redwood's own Vite settings, in a separate project folder that uses our packages.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import {
  fingerprint,
  root,
  stateFolder,
  unlessDone,
} from '../../scripts/commands/tools.mjs'

const project = path.join(stateFolder, 'bench/stock')

const VITE_CONFIG = `
import { defineConfig } from 'vite'
import redwood from '@redwoodjs/vite'
export default defineConfig({ plugins: [redwood()] })
`

// The sources are copied, so that the build writes nothing into ours.
const COPIED = [
  'redwood.toml',
  'package.json',
  'graphql.config.js',
  'api/src/shared',
  'api/package.json',
  'web/src',
  'web/public',
  'web/config',
  'web/package.json',
  'web/tsconfig.json',
]
const LINKED = ['node_modules', 'web/node_modules']

const lay = (name, work) => {
  const from = path.join(root, name)
  if (!fs.existsSync(from)) return
  const to = path.join(project, name)
  fs.mkdirSync(path.dirname(to), { recursive: true })
  work(from, to)
}

/** Builds the project unless these sources were built before; returns its folder. */
export const buildStock = async (env) => {
  await unlessDone(
    path.relative(root, path.join(project, 'built')),
    fingerprint(...COPIED, 'yarn.lock'),
    () => {
      fs.rmSync(project, { recursive: true, force: true })
      for (const name of COPIED)
        lay(name, (from, to) => fs.cpSync(from, to, { recursive: true }))
      for (const name of LINKED)
        lay(name, (from, to) => fs.symlinkSync(from, to))
      fs.writeFileSync(path.join(project, 'web/vite.config.ts'), VITE_CONFIG)
      execFileSync(
        process.execPath,
        [
          path.join(
            root,
            'node_modules/@redwoodjs/vite/bins/rw-vite-build.mjs'
          ),
          `--webDir=${path.join(project, 'web')}`,
        ],
        {
          cwd: path.join(project, 'web'),
          env: { ...env, NODE_ENV: 'production', RWJS_CWD: project },
          // Shown only on failure.
          stdio: 'pipe',
        }
      )
    }
  )
  return project
}
