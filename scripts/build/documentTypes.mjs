// Writes web/types/documents.d.ts: for each GraphQL document of the web side, its answer and its variables by its name
// (`Doc<'Name'>` of web/src/redwood.d.ts). Redwood's generator has written both as two types of that name before.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const web = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../web'
)

const stopWith = (reason) => {
  console.error(reason)
  process.exit(1)
}

const types = fs.readFileSync(path.join(web, 'types/graphql.d.ts'), 'utf8')

const names = [...types.matchAll(/^export type (\w+)Variables = /gm)]
  .map(([, name]) => name)
  .sort()

const doubled = names.filter((name, index) => name === names[index + 1])
if (doubled.length > 0)
  stopWith(`Two documents have the same name: ${doubled.join(', ')}`)

for (const file of fs.readdirSync(path.join(web, 'src'), { recursive: true })) {
  if (!/\.tsx?$/.test(file)) continue
  const text = fs.readFileSync(path.join(web, 'src', file), 'utf8')
  for (const [, type, name] of text.matchAll(
    /Doc<'(\w+)'>\s*=\s*gql`[^`]*?\b(?:query|mutation|subscription) (\w+)/g
  ))
    if (type !== name)
      stopWith(`${file}: the document ${name} has the types of ${type}.`)
}

const entry = (name) =>
  `    ${name}: { data: graphql.${name}; variables: graphql.${name}Variables }`

fs.writeFileSync(
  path.join(web, 'types/documents.d.ts'),
  `// Written by scripts/build/documentTypes.mjs (yarn types).
import type * as graphql from './graphql'

declare global {
  interface Documents {
${names.map(entry).join('\n')}
  }
}
`
)
