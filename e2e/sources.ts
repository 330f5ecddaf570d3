// Facts that the tests read from the sources, so that every addition is tested too.
import fs from 'node:fs'
import path from 'node:path'

export const root = path.join(__dirname, '..')

export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })
    .map((name) => path.join(root, folder, name))
    .filter((file) => fs.statSync(file).isFile())

export const read = (file: string) => fs.readFileSync(file, 'utf8')

/** For each query and mutation, a document that calls it without arguments. */
export const operations = filesBelow('api/src/graphql').flatMap((file) =>
  [
    ...read(file).matchAll(/type (Query|Mutation) \{([\s\S]*?)\n {2}\}/g),
  ].flatMap(([, kind, fields]) =>
    [...fields.matchAll(/^ {4}(\w+)[(:]/gm)].map(([, name]) => ({
      kind: kind.toLowerCase(),
      name,
    }))
  )
)
