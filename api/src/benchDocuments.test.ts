// The documents of the benches fit the schema, so that a change of an SDL or a fragment cannot stop a bench unseen.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  buildASTSchema,
  Kind,
  parse,
  validate,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql'

import { schema as rootOfRedwood } from '@redwoodjs/graphql-server/dist/rootSchema'
import { getPaths } from '@redwoodjs/project-config'

const { base, api } = getPaths()
const bench = path.join(base, 'bench')

const filesBelow = (folder: string, ending: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))

const read = (file: string) => fs.readFileSync(file, 'utf8')

/** A type that several files declare, such as Query, is declared once and extended by the others. */
const asExtensions = (definitions: readonly DefinitionNode[]) => {
  const known = new Set<string>()
  return definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node
    if (known.has(node.name.value))
      return { ...node, kind: Kind.OBJECT_TYPE_EXTENSION }
    known.add(node.name.value)
    return node
  })
}

/** The schema in the texts of the files, with Redwood's own part; no service is loaded. */
const schemaOf = (files: string[]) => {
  const texts = files.flatMap((file) =>
    [...read(file).matchAll(/gql`([^`]*)`/g)].map(([, text]) => text)
  )
  return buildASTSchema({
    kind: Kind.DOCUMENT,
    definitions: asExtensions([
      ...rootOfRedwood.definitions,
      ...texts.flatMap((text) => parse(text).definitions),
    ]),
  })
}

const errorsOf = (schema: GraphQLSchema, documents: string[]) =>
  documents.flatMap((text) =>
    validate(schema, parse(text)).map(({ message }) => `${message} in ${text}`)
  )

const isOperations = (file: string) => /(o|O)perations\.mjs$/.test(file)
const sources = filesBelow(bench, '.mjs')

/** The strings in the exports of the benches' operations, each with its key. */
const texts: [string, string][] = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `const found = []
    const walk = (key, value) =>
      typeof value === 'string'
        ? found.push([key, value])
        : Object.entries(value ?? {}).forEach((entry) => walk(...entry))
    for (const url of ${JSON.stringify(sources.filter(isOperations).map((file) => pathToFileURL(file).href))})
      walk('', { ...(await import(url)) })
    console.log(JSON.stringify(found))`,
  ]).toString()
)

const isDocument = (text: string) =>
  /^\s*(\{|(query|mutation|subscription|fragment)\b)/.test(text)

const documents = (isOfStock: boolean) =>
  texts
    .filter(
      ([key, text]) => isDocument(text) && (key === 'stock') === isOfStock
    )
    .map(([, text]) => text)

test('Every document of a bench is valid in our schema', () => {
  const found = documents(false)
  expect(found.length).toBeGreaterThan(100)
  const files = [
    ...filesBelow(api.graphql, '.sdl.ts'),
    ...filesBelow(api.directives, '.ts'),
  ]
  expect(errorsOf(schemaOf(files), found)).toEqual([])
})

test('Every document for the stock server is valid in its schema', () => {
  const found = documents(true)
  expect(found.length).toBeGreaterThan(0)
  expect(errorsOf(schemaOf([path.join(bench, 'stock.mjs')]), found)).toEqual([])
})

test('The documents of the benches are in the files of their operations', () => {
  const begins =
    /['"`]\s*(\{\s+[\w$]|(query|mutation|subscription|fragment)\b[^'"`]*\{)/
  const others = sources.filter(
    (file) => !isOperations(file) && begins.test(read(file))
  )
  expect(others).toEqual([])
})
