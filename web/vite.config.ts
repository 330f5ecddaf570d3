import dns from 'dns'
import path from 'path'

import { defineConfig, type Plugin } from 'vite'

import redwood from '@redwoodjs/vite'

import { precompress } from './config/precompress'

// So that Vite listens on localhost instead of 127.0.0.1.
dns.setDefaultResultOrder('verbatim')

/**
 * Redwood's Babel preset turns gql`…` into its parsed form, but only where the tag is imported
 * before its own auto-import comes. With this no GraphQL parser is sent to the browser.
 */
const compileGql: Plugin = {
  name: 'compile-gql',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/src\/.*\.tsx?$/.test(id) &&
    /\bgql`/.test(code) &&
    !code.includes("'graphql-tag'")
      ? { code: `import gql from 'graphql-tag';${code}`, map: null }
      : undefined,
}

export default defineConfig({
  plugins: [compileGql, redwood(), precompress],
  // Leaves Apollo's advice to developers out of the build.
  define: {
    'globalThis.__DEV__': JSON.stringify(process.env.NODE_ENV !== 'production'),
  },
  // Redwood turns minification off; the entry is twice as large without it.
  build: { minify: 'esbuild', target: 'es2020' },
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
      // The auth client brings core-js for what every browser has had since ES5.
      {
        find: /^@babel\/runtime-corejs3\/core-js\/(.+?)(\.js)?$/,
        replacement: path.join(__dirname, 'config/builtIns/$1.js'),
      },
    ],
    dedupe: ['graphql'],
  },
})
