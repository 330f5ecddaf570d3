import type { Plugin } from 'vite'

// eslint-disable-next-line no-control-regex -- Rollup marks virtual modules so
const HELPER = /^\0vite\/preload-helper\.js$/
const EXPORT = 'export const __vitePreload ='

/** Lets every `import()` of the build be tried again: Vite's helper around it passes through `loadAgain`. */
export const loadAgain: Plugin = {
  name: 'load-again',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler: (code) => {
      if (!code.includes(EXPORT)) throw new Error("Vite's helper has changed")
      return `import { loadAgain } from 'src/lib/loading/again/loadAgain'
${code.replace(EXPORT, 'const preload =')}
export const __vitePreload = (...given) => loadAgain(() => preload(...given))`
    },
  },
}
