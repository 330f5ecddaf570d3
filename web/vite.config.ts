import dns from 'dns'
import path from 'path'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import redwood from '@redwoodjs/vite'

import { chunks } from './config/chunks'
import { compileGql } from './config/compileGql'
import { firstScreen } from './config/firstScreen'
import { icons } from './config/icons'
import { loadAgain } from './config/loadAgain'
import { minify } from './config/minify'
import { precompress } from './config/precompress'
import { routePreloads } from './config/routePreloads'
import { serviceWorker } from './config/serviceWorker'
import { staffStyles } from './config/staffStyles'
import { webModules } from './config/webModules'

// Makes Vite listen on localhost instead of 127.0.0.1.
dns.setDefaultResultOrder('verbatim')

const inConfig = (file: string) => path.join(__dirname, 'config', file)

/** Replaces parts of libraries that the product does not use, in the build only. */
const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: '@redwoodjs/web/dist/components/DevFatalErrorPage',
          replacement: inConfig('leftOut/DevFatalErrorPage.js'),
        },
        {
          find: './LocalState.js',
          replacement: inConfig('leftOut/LocalState.js'),
        },
        // The auth client imports core-js polyfills for features that every browser has had since ES5.
        {
          find: /^@babel\/runtime-corejs3\/core-js\/(.+?)(\.js)?$/,
          replacement: inConfig('builtIns/$1.js'),
        },
      ],
    },
  }),
}

/** Redwood's plugins without Babel: `webModules` and Vite's own compiler do its work in a fifth of the time. */
const redwoodPlugins = [redwood()]
  .flat(Infinity)
  .filter(
    (plugin): plugin is Plugin =>
      !!plugin && !/react|jsx/.test((plugin as Plugin).name)
  )

export default defineConfig({
  plugins: [
    compileGql,
    leftOut,
    staffStyles,
    webModules,
    redwoodPlugins,
    react(),
    loadAgain,
    icons,
    routePreloads,
    firstScreen,
    serviceWorker,
    minify,
    precompress,
  ],
  // Leaves Apollo's developer warnings out of the build.
  define: {
    'globalThis.__DEV__': JSON.stringify(process.env.NODE_ENV !== 'production'),
  },
  // In development Redwood's proxy would remove /api from the path, but our server answers below it.
  server: { proxy: { '/api': { rewrite: (address) => address } } },
  build: {
    // Redwood turns minification off. `minify` makes smaller scripts; what it leaves is spaces.
    minify: 'oxc',
    cssMinify: 'esbuild',
    target: 'es2020',
    // The files of each page are listed in routes.json instead of the entry (src/lib/loading/preloadRoutes.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? [] : files,
    },
    // The entry names the files of all pages, so that these have no other name than a hash (routes.json has their pages),
    // and a hash does not compress: 28 bits tell two versions of a file apart.
    rollupOptions: {
      treeshake: {
        // Redwood's packages import all their modules to pass them on.
        moduleSideEffects: [
          {
            test: /@redwoodjs\/(web|router)\/dist\/(?!global|config)/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: chunks,
        hashCharacters: 'hex',
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/src/pages/')
            ? 'assets/[hash:7].js'
            : 'assets/[name]-[hash:7].js',
      },
    },
  },
  resolve: {
    alias: [
      { find: /^src\//, replacement: path.join(__dirname, 'src') + path.sep },
      {
        find: /^\$api\//,
        replacement: path.join(__dirname, '../api') + path.sep,
      },
      // The auth client requires the CommonJS files, which would be a second context of the session.
      {
        find: /^@redwoodjs\/auth$/,
        replacement: require.resolve('@redwoodjs/auth').replace('/cjs/', '/'),
      },
      // Redwood imports the CommonJS files of Apollo and graphql, which would bundle both libraries twice.
      {
        find: /^@apollo\/client\/(.+)\/[^/]+\.cjs$/,
        replacement: '@apollo/client/$1/index.js',
      },
      {
        find: /^graphql\/language\/(.+)\.js$/,
        replacement: 'graphql/language/$1.mjs',
      },
      // Packs spreadsheets without a worker from a blob, which the CSP refuses.
      {
        find: /^\.\.\/zip\/zipToArrayBuffer\.js$/,
        replacement: inConfig('zipWithoutWorker.ts'),
      },
    ],
    dedupe: ['graphql'],
  },
})
