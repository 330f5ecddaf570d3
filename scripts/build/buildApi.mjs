// Builds the api side into api/dist, one file for each source file.

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { root } from '../commands/tools.mjs'

import { apiModules, apiOptions } from './apiModules.mjs'

const require = createRequire(import.meta.url)
const { build } = require('esbuild')

const { findApiFiles } = require('@redwoodjs/internal/dist/files')

const source = path.join(root, 'api/src')
const outdir = path.join(root, 'api/dist')

/** Our own files stay files of their own, so that all entries share their state: an import names the built file. */
const besideEachOther = apiModules((file, importer) => {
  if (!file.endsWith('.ts')) return { path: file }
  const from = path.isAbsolute(importer)
    ? path.dirname(importer)
    : path.join(source, 'http/graphql')
  const relative = path.relative(from, file).replace(/\.ts$/, '.js')
  return {
    path: relative.startsWith('.') ? relative : `./${relative}`,
    external: true,
  }
})

fs.rmSync(outdir, { recursive: true, force: true })
await build({
  ...apiOptions,
  entryPoints: findApiFiles(),
  outbase: source,
  outdir,
  sourcemap: true,
  plugins: [besideEachOther],
})
