// Random requests: any method and body on any route, and GraphQL operations of the real schema with odd arguments.

import fs from 'node:fs'
import path from 'node:path'

import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

import { root } from '../commands/tools.mjs'

/** A generator of numbers in [0, 1) from a seed (mulberry32). */
const createRandom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const TEXTS = [
  '',
  ' ',
  'a',
  'ana@example.com',
  '2026-02-30',
  '2026-11-26',
  '0001-01-01',
  '999999-12-31T00:00:00Z',
  '%',
  '_%\\',
  "'; DROP TABLE",
  '\u0000',
  '\ud800',
  '👩‍👩‍👧',
  'ﷺ'.repeat(50),
  'x'.repeat(5000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"a":1}',
  'null',
  '-1',
  '1e309',
  'constructor',
  '__proto__',
  'https://example.com/?a=b#c',
  'javascript:alert(1)',
]
const NUMBERS = [
  0, 1, 2, 3, -1, 7, 100, 65_536, 2_147_483_647, -2_147_483_648, 1.5, 1e21,
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/offset+octet-stream',
  '',
]

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')

const routes = () =>
  [
    ...[...read('web/src/Routes.tsx').matchAll(/<Route path="([^"]+)"/g)],
    ...[...read('e2e/endpoints.ts').matchAll(/(?:route|ask): '([^']+)'/g)],
  ].map(([, route]) => route)

/**
 * @param seed a number; the same one makes the same requests
 * @param cookies sessions that requests have in turn
 * @returns a function that makes the next request
 */
export const createRequests = (seed, cookies) => {
  const random = createRandom(seed)
  const below = (bound) => Math.floor(random() * bound)
  const oneOf = (list) => list[below(list.length)]
  const chance = (share) => random() < share

  const junk = () =>
    oneOf([
      null,
      true,
      [],
      {},
      [[[1]]],
      { a: { b: 1 } },
      oneOf(TEXTS),
      oneOf(NUMBERS),
    ])

  const leaf = (type) => {
    if (chance(0.05)) return junk()
    if (isEnumType(type)) return oneOf(type.getValues()).name
    if (type.name === 'Int') return oneOf(NUMBERS.filter(Number.isInteger))
    if (type.name === 'Float') return oneOf(NUMBERS)
    if (type.name === 'Boolean') return chance(0.5)
    return oneOf(TEXTS)
  }

  const valueOf = (type, depth = 0) => {
    if (isNonNullType(type))
      return chance(0.02) ? null : valueOf(type.ofType, depth)
    if (chance(0.2)) return undefined
    if (isListType(type))
      return Array.from({ length: below(4) }, () => valueOf(type.ofType, depth))
    if (isInputObjectType(type)) {
      if (depth > 4) return {}
      return Object.fromEntries(
        Object.values(type.getFields()).map((field) => [
          field.name,
          valueOf(field.type, depth + 1),
        ])
      )
    }
    return leaf(type)
  }

  const selectionOf = (type, depth = 0) => {
    const named = getNamedType(type)
    if (isLeafType(named)) return ''
    const fields = isObjectType(named)
      ? Object.values(named.getFields()).filter(
          ({ args, type: each }) =>
            args.length === 0 && (isLeafType(getNamedType(each)) || depth < 2)
        )
      : []
    const chosen = fields.filter(() => chance(0.4)).slice(0, 12)
    const parts = chosen.map(
      (field) => `${field.name}${selectionOf(field.type, depth + 1)}`
    )
    return ` { __typename ${parts.join(' ')} }`
  }

  const schema = buildSchema(read('.redwood/schema.graphql'))
  const operations = [
    ...Object.values(schema.getQueryType().getFields()).map((field) => ({
      kind: 'query',
      field,
    })),
    ...Object.values(schema.getMutationType().getFields()).map((field) => ({
      kind: 'mutation',
      field,
    })),
  ]

  const operation = () => {
    const { kind, field } = oneOf(operations)
    const variables = Object.fromEntries(
      field.args.map(({ name, type }) => [name, valueOf(type)])
    )
    const declared = field.args.map(({ name, type }) => `$${name}: ${type}`)
    const passed = field.args.map(({ name }) => `${name}: $${name}`)
    const inBrackets = (list) => (list.length ? `(${list.join(', ')})` : '')
    return {
      name: field.name,
      method: 'POST',
      path: '/api/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `${kind}${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${selectionOf(field.type)} }`,
        variables,
      }),
    }
  }

  const paths = routes()
  const anything = () => {
    const filled = oneOf(paths).replace(/[{:]\w+(:\w+)?}?/g, () =>
      encodeURIComponent(String(oneOf([...TEXTS, ...NUMBERS])).toWellFormed())
    )
    const query = chance(0.3)
      ? `?${oneOf(['id', 'q', 'page', 'token', 'method', 'ref'])}=${encodeURIComponent(oneOf(TEXTS).toWellFormed())}`
      : ''
    const broken = chance(0.05)
      ? oneOf(['%', '%zz', '//', '/..', ';', '%00'])
      : ''
    const method = oneOf(METHODS)
    return {
      name: `${method} ${filled}`,
      method,
      path: `${filled}${broken}${query}`,
      headers: { 'content-type': oneOf(TYPES) },
      body:
        method === 'GET' || method === 'HEAD'
          ? undefined
          : oneOf([JSON.stringify(junk()), oneOf(TEXTS), '{', '{"method":1}']),
    }
  }

  return () => {
    const request = chance(0.6) ? operation() : anything()
    const cookie = chance(0.05) ? 'session=nobody' : oneOf(cookies)
    return { ...request, headers: { ...request.headers, cookie } }
  }
}
