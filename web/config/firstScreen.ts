import { createHash } from 'crypto'
import { createRequire } from 'module'
import path from 'path'

import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import { getProjectRoutes } from '@redwoodjs/internal'

import { compileGql } from './compileGql'
import { minify } from './minify'
import { webModules } from './webModules'

const web = path.join(__dirname, '..')
const folder = path.join(web, 'src/firstScreen')
const standIn = (file: string) => path.join(folder, 'standIns', file)

/** What needs a browser, and what replaces it in the server's bundle. */
const alias = [
  { find: /^@redwoodjs\/router$/, replacement: standIn('router.tsx') },
  {
    find: /^(@redwoodjs\/web(\/apollo)?|@apollo\/client)$/,
    replacement: standIn('web.tsx'),
  },
  { find: /^src\/i18n$/, replacement: standIn('i18n.ts') },
  { find: /^src\/auth$/, replacement: standIn('auth.ts') },
  {
    find: /^src\/.*\/useLoadingScreen$/,
    replacement: standIn('useLoadingScreen.ts'),
  },
  { find: /^src\/.*\/AuthAside$/, replacement: standIn('AuthAside.tsx') },
  { find: /^src\/.*\/RichText$/, replacement: standIn('RichText.tsx') },
  { find: /^src\//, replacement: path.join(web, 'src') + path.sep },
  { find: /^\$api\//, replacement: path.join(web, '../api') + path.sep },
]

const LAZY = '\0lazy'

/** What a page loads on demand is never rendered on the server. */
const nothingOnDemand: Plugin = {
  name: 'nothing-on-demand',
  resolveDynamicImport: () => LAZY,
  load: (id) => (id === LAZY ? 'export default () => null' : undefined),
}

const outputOf = async (config: InlineConfig) => {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    ...config,
    build: { write: false, target: 'es2020', ...config.build },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}

/** The server's bundle, a single file without dependencies. */
export const bundleOfServer = (scripts: Record<string, string>) => {
  const paths = getProjectRoutes().map(({ name, pathDefinition }) => [
    name,
    pathDefinition,
  ])
  return outputOf({
    plugins: [compileGql, webModules, nothingOnDemand],
    oxc: { jsx: { runtime: 'automatic' } },
    define: {
      ...Object.fromEntries(
        Object.entries(scripts).map(([name, file]) => [
          name,
          JSON.stringify(`/${file}`),
        ])
      ),
      'process.env.NODE_ENV': '"production"',
      'globalThis.__DEV__': 'false',
      ROUTE_PATHS: JSON.stringify(Object.fromEntries(paths)),
    },
    resolve: { alias, dedupe: ['graphql', 'react', 'react-dom'] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(folder, 'render.tsx'),
      minify: false,
      rollupOptions: {
        output: { format: 'cjs', codeSplitting: false },
        // Libraries mark modules for a kind of bundler that we do not use.
        onwarn: ({ code }, warn) =>
          code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(code ?? ''),
      },
    },
  })
}

const earlyScript = () =>
  outputOf({
    plugins: [minify],
    build: {
      lib: {
        entry: path.join(folder, 'early.ts'),
        formats: ['iife'],
        name: 'early',
      },
    },
  })

/** Writes `server/firstScreen.cjs`, which renders first screens on the server, and the script that runs before the app. */
export const firstScreen: Plugin = {
  name: 'first-screen',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const early = await earlyScript()
    const hash = createHash('sha256').update(early).digest('hex')
    const fileName = `assets/early-${hash.slice(0, 8)}.js`
    this.emitFile({ type: 'asset', fileName, source: early })
    const takeover = Object.values(bundle).find(
      (file) =>
        file.type === 'chunk' &&
        file.facadeModuleId?.endsWith('/src/lib/loading/firstScreen.ts')
    )
    this.emitFile({
      type: 'asset',
      fileName: 'server/firstScreen.cjs',
      source: await bundleOfServer({
        EARLY_SCRIPT: fileName,
        TAKEOVER: takeover?.fileName ?? '',
      }),
    })
  },
  /** Loads it once as the server does: a module that needs a browser at once ends the build, and not the server. */
  writeBundle({ dir = '' }) {
    const file = path.resolve(dir, 'server/firstScreen.cjs')
    createRequire(file)(file)
  },
}
