import fs from 'fs'
import path from 'path'

import type { Plugin } from 'vite'

const src = path.join(__dirname, '../src')

/** './components/Billing/{Ledger,Statement}' → the two folders. */
const foldersIn = (pattern: string) => {
  const [, start, names] = /^\.\/(.*?)(?:\{(.*)\})?$/.exec(pattern) ?? []
  return (names?.split(',') ?? ['']).map((name) => path.join(src, start, name))
}

/** The folders whose classes index.css leaves out. */
const staffFolders = () =>
  [
    ...fs
      .readFileSync(path.join(src, 'index.css'), 'utf8')
      .matchAll(/@source not '(.+)';/g),
  ].flatMap(([, pattern]) => foldersIn(pattern))

/**
 * Adds the staff's styles to the modules of the staff's screens, so that other users do not load them
 * (docs/decisions/0027).
 */
export const staffStyles: Plugin = {
  name: 'staff-styles',
  enforce: 'pre',
  transform(code, id) {
    const isScreen = id.endsWith('.tsx') && !id.includes('.test.')
    return isScreen &&
      staffFolders().some((folder) => id.startsWith(folder + path.sep))
      ? { code: `import 'src/staff.css'\n${code}`, map: null }
      : undefined
  },
}
