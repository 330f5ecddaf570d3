// Writes web/types/i18next.d.ts: the keys of the English texts, so that a key missing there does not compile.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const web = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../web'
)

const namespaces = fs
  .readdirSync(path.join(web, 'src/locales/en'))
  .map((file) => path.basename(file, '.json'))
  .sort()

const nameOf = (namespace) => namespace.replace(/\.(\w)/g, '_$1')
// Codes of staff fall back on their own catalogue (web/src/i18n.ts).
const typeOf = (namespace) =>
  namespace === 'errors'
    ? 'typeof errors & typeof errors_staff'
    : `typeof ${nameOf(namespace)}`

fs.writeFileSync(
  path.join(web, 'types/i18next.d.ts'),
  `// Written by scripts/build/textTypes.mjs (yarn types).
import 'i18next'
${namespaces.map((name) => `import type ${nameOf(name)} from '../src/locales/en/${name}.json'`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
${namespaces.map((name) => `      '${name}': ${typeOf(name)}`).join('\n')}
    }
  }
}
`
)
