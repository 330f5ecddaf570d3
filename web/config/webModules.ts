import fs from 'fs'
import path from 'path'

import type { Plugin } from 'vite'

import { processPagesDir } from '@redwoodjs/project-config'

const CELL_EXPORT =
  /^export (?:const|function) (beforeQuery|QUERY|isEmpty|afterQuery|Loading|Success|Failure|Empty)\b/gm

/** The component of a Cell's module: its query and what it shows, connected. */
const cellOf = (code: string, file: string) => {
  const names = [...code.matchAll(CELL_EXPORT)].map(([, name]) => name)
  const displayName = JSON.stringify(path.basename(file, '.tsx'))
  return `${code}
import { createCell } from '@redwoodjs/web'
export default createCell({ ${names.join(', ')}, displayName: ${displayName} })`
}

/** The pages that Routes.tsx names, each loaded when it is shown. */
const pagesOf = (routes: string) =>
  processPagesDir()
    .filter(({ importName }) => routes.includes(`page={${importName}}`))
    .map(
      ({ importName, path: file }) =>
        `const ${importName} = { LazyComponent: lazy(() => import('${file}')) }`
    )
    .join('\n')

/**
 * What Redwood's Babel plugins add to TypeScript on the web side: modules named like their folder, Cells, and the pages
 * of Routes.tsx. `src/…` and `$api/…` are aliases (vite.config.ts), and `compileGql` compiles queries.
 */
export const webModules: Plugin = {
  name: 'web-modules',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (importer?.includes('/node_modules/')) return undefined
    const place =
      importer && source.startsWith('.')
        ? path.resolve(path.dirname(importer), source)
        : source
    const file = path.join(place, `${path.basename(place)}.tsx`)
    return path.isAbsolute(place) && fs.existsSync(file) ? file : undefined
  },
  transform: {
    filter: { id: [/Cell\.tsx$/, /\/src\/Routes\.tsx$/] },
    handler: (code, id) =>
      id.endsWith('Cell.tsx')
        ? cellOf(code, id)
        : `import { lazy } from 'src/lib/loading/lazy'\n${pagesOf(code)}\n${code}`,
  },
}
