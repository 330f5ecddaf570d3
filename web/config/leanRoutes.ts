import type { Plugin } from 'vite'

/** What Redwood names each page of Routes.tsx with, for prerendering alone: nothing here is prerendered. */
const FOR_PRERENDERING =
  /name: "\w+",\s*prerenderLoader: \(?name\)? => \(\{\s*default: globalThis\.__REDWOOD__PRERENDER_PAGES\[name\]\s*\}\),\s*/g

/** What Vite wraps an import in to fetch the files that it needs, of which our build names none (routes.json does). */
const WITHOUT_FILES = /(?<![\w$.])[\w$]+\(\(\)=>(import\("\.\/[^"]+"\)),\[\]\)/g

/** Takes from the entry what every first visit would carry for each page of the product, and nothing asks for. */
export const leanRoutes: Plugin = {
  name: 'lean-routes',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('/web/src/Routes.tsx')
      ? { code: code.replace(FOR_PRERENDERING, ''), map: null }
      : undefined,
  generateBundle: {
    // Once Vite knows which files each import needs: those of the builder have a style sheet.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = chunk.code.replace(WITHOUT_FILES, '$1')
    },
  },
}
