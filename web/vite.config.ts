import dns from 'dns'
import path from 'path'

import { defineConfig, type Plugin } from 'vite'

import redwood from '@redwoodjs/vite'

import { compileGql } from './config/compileGql'
import { leanRoutes } from './config/leanRoutes'
import { precompress } from './config/precompress'
import { routePreloads } from './config/routePreloads'
import { serviceWorker } from './config/serviceWorker'
import { staffStyles } from './config/staffStyles'

// So that Vite listens on localhost instead of 127.0.0.1.
dns.setDefaultResultOrder('verbatim')

const inConfig = (file: string) => path.join(__dirname, 'config', file)

/** What the build takes instead of parts of libraries that nothing here uses; development takes the libraries whole. */
const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: './LocalState.js',
          replacement: inConfig('leftOut/LocalState.js'),
        },
        // The auth client brings core-js for what every browser has had since ES5.
        {
          find: /^@babel\/runtime-corejs3\/core-js\/(.+?)(\.js)?$/,
          replacement: inConfig('builtIns/$1.js'),
        },
      ],
    },
  }),
}

export default defineConfig({
  plugins: [
    compileGql,
    leftOut,
    staffStyles,
    redwood(),
    leanRoutes,
    routePreloads,
    serviceWorker,
    precompress,
  ],
  // Leaves Apollo's advice to developers out of the build.
  define: {
    'globalThis.__DEV__': JSON.stringify(process.env.NODE_ENV !== 'production'),
  },
  // In development Redwood's proxy would cut /api off, under which our one server answers.
  server: { proxy: { '/api': { rewrite: (address) => address } } },
  // Redwood turns minification off; the entry is twice as large without it.
  build: {
    minify: 'terser',
    terserOptions: {
      compress: { passes: 3, pure_getters: true, ecma: 2020 },
      format: { comments: false },
    },
    target: 'es2020',
    // Which files a page takes stands in routes.json, not in the entry (src/lib/preloadRoutes.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? [] : files,
    },
  },
  resolve: {
    alias: [
      // Redwood imports Apollo's and graphql's CommonJS files, which would bring second copies.
      {
        find: /^@apollo\/client\/(.+)\/[^/]+\.cjs$/,
        replacement: '@apollo/client/$1/index.js',
      },
      {
        find: /^graphql\/language\/(.+)\.js$/,
        replacement: 'graphql/language/$1.mjs',
      },
      // A spreadsheet is packed without a worker from a blob, which the CSP refuses.
      {
        find: /^\.\.\/zip\/zipToArrayBuffer\.js$/,
        replacement: inConfig('zipWithoutWorker.ts'),
      },
    ],
    dedupe: ['graphql'],
  },
})
