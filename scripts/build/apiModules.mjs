// The additions of Redwood's Babel plugins to TypeScript on the api side, as a plugin of esbuild: `src/…`, modules named like
// their folder, imports of whole folders (`src/services/**`), and `gql` and `context` without an import.

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { root } from '../commands/tools.mjs'

const require = createRequire(import.meta.url)
const { sync: filesOf } = require('fast-glob')

const api = path.join(root, 'api')
const ENDINGS = ['.ts', '.js', '.json']

/** Values that modules use without an import. */
const GLOBALS = `export { default as gql } from 'graphql-tag'
export { context } from '@redwoodjs/context'`

const isFile = (file) => fs.existsSync(file) && fs.statSync(file).isFile()

/** The file of a module: with its ending, a folder's `index`, or the folder's file of the same name. */
const fileOf = (place) =>
  [place, path.join(place, 'index'), path.join(place, path.basename(place))]
    .flatMap((name) => ENDINGS.map((ending) => name + ending))
    .concat(place)
    .find(isFile)

/** The place that an import of our own names, without its ending; undefined for a package. */
const placeOf = (name, folder) => {
  if (name.startsWith('.')) return path.resolve(folder, name)
  if (name.startsWith('src/')) return path.join(api, name)
  return name.startsWith('api/src/') ? path.join(root, name) : undefined
}

const isTest = (file) => /\.(test|scenarios)\.|\.d\.ts$/.test(file)

/** A module whose default export holds the modules of a glob by their path below its fixed part: `accounts_auth_login`. */
const moduleOfGlob = (glob) => {
  const fixed = path.join(api, glob.slice(0, glob.indexOf('**')))
  const files = filesOf(glob, { cwd: api, absolute: true })
    .filter((file) => !isTest(file))
    .sort()
  const names = files.map((file) =>
    path
      .relative(fixed, file)
      .replace(/\.[jt]s$/, '')
      .replace(/\W/g, '_')
  )
  return [
    ...files.map((file, at) => `import * as ${names[at]} from '${file}'`),
    `export default { ${names.join(', ')} }`,
  ].join('\n')
}

/**
 * @param {(file: string, importer: string) => object} [resolved] what esbuild is told of a file of our own; by default
 * the file becomes a part of the bundle
 */
export const apiModules = (resolved = (file) => ({ path: file })) => ({
  name: 'api-modules',
  setup: (build) => {
    build.onResolve({ filter: /^src\/.*\*\*/ }, ({ path: glob }) => ({
      path: glob,
      namespace: 'glob',
    }))
    build.onLoad({ filter: /.*/, namespace: 'glob' }, ({ path: glob }) => ({
      contents: moduleOfGlob(glob),
      resolveDir: api,
    }))
    build.onResolve({ filter: /^\W*globals-of-the-api$/ }, () => ({
      path: 'globals',
      namespace: 'globals',
      sideEffects: false,
    }))
    build.onLoad({ filter: /.*/, namespace: 'globals' }, () => ({
      contents: GLOBALS,
      resolveDir: api,
    }))
    build.onResolve({ filter: /^(\.|\/|src\/|api\/src\/)/ }, (asked) => {
      if (asked.kind === 'entry-point' || asked.namespace === 'globals')
        return undefined
      const place = path.isAbsolute(asked.path)
        ? asked.path
        : placeOf(asked.path, asked.resolveDir)
      const file = place && fileOf(place)
      return file ? resolved(file, asked.importer) : undefined
    })
  },
})

/** Settings of esbuild that every build of api code shares. */
export const apiOptions = {
  absWorkingDir: api,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  inject: ['globals-of-the-api'],
  logLevel: 'error',
}
