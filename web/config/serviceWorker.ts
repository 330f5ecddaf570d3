import { createHash } from 'crypto'
import path from 'path'

import { build, type Plugin, type Rolldown } from 'vite'

import { minify } from './minify'

const source = path.join(__dirname, '../src/serviceWorker/serviceWorker.ts')

/**
 * Writes `sw.js` as a single file, separate from the pages' chunks, and `assets.json`, the list of this build's files,
 * by which the worker deletes those of the previous build.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort()
      const BUILD = createHash('sha256').update(files.join()).digest('hex')
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [minify],
        define: {
          BUILD: JSON.stringify(BUILD.slice(0, 12)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          write: false,
          lib: { entry: source, formats: ['iife'], name: 'sw' },
          target: 'es2020',
        },
      })) as Rolldown.RolldownOutput[]
      const [{ output }] = built
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: output[0].code,
      })
      this.emitFile({
        type: 'asset',
        fileName: 'assets.json',
        source: JSON.stringify(files),
      })
    },
  },
}
