import dns from 'dns'
import path from 'path'

import { defineConfig, type Plugin } from 'vite'

import redwood from '@redwoodjs/vite'

import { compileGql } from './config/compileGql'
import { firstScreen } from './config/firstScreen'
import { leanRoutes } from './config/leanRoutes'
import { minify } from './config/minify'
import { precompress } from './config/precompress'
import { routePreloads } from './config/routePreloads'
import { serviceWorker } from './config/serviceWorker'
import { staffStyles } from './config/staffStyles'

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

export default defineConfig({
  plugins: [
    compileGql,
    leftOut,
    staffStyles,
    redwood(),
    leanRoutes,
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
    // Redwood turns minification off: `minify` does the scripts.
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
      output: {
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
