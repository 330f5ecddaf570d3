import dns from 'dns'

import { defineConfig } from 'vite'

import redwood from '@redwoodjs/vite'

// So that Vite listens on localhost instead of 127.0.0.1.
dns.setDefaultResultOrder('verbatim')

export default defineConfig({
  plugins: [redwood()],
  // Redwood turns minification off; the entry is twice as large without it.
  build: { minify: 'esbuild', target: 'es2020' },
  resolve: {
    // Redwood imports Apollo's CommonJS files, which would bring a second copy of it.
    alias: [
      {
        find: /^@apollo\/client\/(.+)\/[^/]+\.cjs$/,
        replacement: '@apollo/client/$1/index.js',
      },
    ],
    dedupe: ['graphql'],
  },
})
