// Runs a script of `scripts/`, bundled by esbuild: `node scripts/build/runScript.mjs seed`. `yarn rw exec` does the same, and
// compiles every file by Babel first, which takes several times as long.

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { root, stateFolder } from '../commands/tools.mjs'

import { apiModules, apiOptions } from './apiModules.mjs'

const require = createRequire(import.meta.url)

require('dotenv-defaults').config({
  path: path.join(root, '.env'),
  defaults: path.join(root, '.env.defaults'),
})

// Files that a script stores are for its user alone, as with the server.
process.umask(0o077)

const [name] = process.argv.slice(2)
// Two runs at the same time write a file each.
const outfile = path.join(stateFolder, `${name}-${process.pid}.cjs`)

await require('esbuild').build({
  ...apiOptions,
  entryPoints: [path.join(root, 'scripts', `${name}.ts`)],
  outfile,
  // JavaScript runs where it is, as it finds other files by its own place.
  plugins: [
    apiModules((file) => ({ path: file, external: file.endsWith('.js') })),
  ],
})
const { default: script } = require(outfile)
fs.rmSync(outfile)
try {
  await script({ args: {} })
  process.exit()
} catch (error) {
  console.error(error)
  process.exit(1)
}
