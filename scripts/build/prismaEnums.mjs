// Writes api/src/graphql/enums.sdl.ts: the enums of the database that other SDL files name.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const graphql = path.join(root, 'api/src/graphql')
export const target = path.join(graphql, 'enums.sdl.ts')

const textOf = (folder, ending) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith(ending) && file !== target)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n')

/** The text of the file as the schema of the database and the other SDL files want it. */
export const enumsSdl = () => {
  const text = textOf(graphql, '.sdl.ts')
  const named = new Set(text.match(/(?<=: \[?)\w+/g))
  const written = new Set(text.match(/(?<=\benum )\w+/g))
  const enums = [
    ...textOf(path.join(root, 'api/db/schema'), '.prisma').matchAll(
      /^enum (\w+) \{\n([^}]*)\}/gm
    ),
  ]
    .map(([, name, body]) => [name, body.match(/^ *\w+/gm) ?? []])
    .filter(([name]) => named.has(name) && !written.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, values]) =>
        `  enum ${name} {\n${values.map((value) => `    ${value.trim()}\n`).join('')}  }\n`
    )
  return `// Written by scripts/build/prismaEnums.mjs (yarn types): the database's enums that the API names.
export const schema = gql\`
${enums.join('\n')}\`
`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(target, enumsSdl())
