import type { Plugin } from 'vite'

/** The page names that Redwood adds to Routes.tsx for prerendering, which this product does not use. */
const FOR_PRERENDERING =
  /name: "\w+",\s*prerenderLoader: \(?name\)? => \(\{\s*default: globalThis\.__REDWOOD__PRERENDER_PAGES\[name\]\s*\}\),\s*/g

/**
 * Vite's wrapper around an import, which would preload its files. Our build passes no files (routes.json lists them).
 */
const WITHOUT_FILES = /(?<![\w$.])[\w$]+\(\(\)=>(import\("\.\/[^"]+"\)),\[\]\)/g

/** Removes code from the entry that every first visit would load for each page and that nothing uses. */
export const leanRoutes: Plugin = {
  name: 'lean-routes',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('/web/src/Routes.tsx')
      ? { code: code.replace(FOR_PRERENDERING, ''), map: null }
      : undefined,
  generateBundle: {
    // After Vite has added each import's files: only the builder's imports have any, a style sheet.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = chunk.code.replace(WITHOUT_FILES, '$1')
    },
  },
}
