// Forty expensive documents and what they cost (docs/security.md S-24), and the product's own documents, which must all
// pass.
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import {
  getNamedType,
  isEnumType,
  isRequiredArgument,
  type GraphQLArgument,
} from 'graphql'
import { Client, Pool } from 'pg'

import { databaseUrl } from 'src/lib/database/databaseUrl'
import { limitIdleTransactions, limitStatements } from 'src/lib/db'
import { errors } from 'src/shared/errors'
import { buildCaller } from 'src/testing/graphql'
import { operations } from 'src/testing/operations'

import { QUERY_LIMITS } from './queryLimits'

const times = (count: number, make: (index: number) => string, by = ' ') =>
  Array.from({ length: count }, (_, index) => make(index)).join(by)

/** Nests funnels { product { funnels { … id … } } } `levels` deep. */
const nested = (levels: number): string =>
  levels <= 1
    ? 'id'
    : `${levels % 2 ? 'product' : 'funnels'} { ${nested(levels - 1)} }`

const chain = (count: number, last: string) =>
  times(
    count,
    (at) =>
      `fragment F${at} on Product { funnels { product { ${at === count - 1 ? last : `...F${at + 1}`} } } }`
  )

/** Every fragment spreads the next one twice, so the document expands to two to the power of `count` parts. */
const doubling = (count: number) =>
  times(
    count,
    (at) =>
      `fragment F${at} on Product { ${at === count - 1 ? 'id' : `funnels { product { ...F${at + 1} } } courses { id } ...F${at + 1}`} }`
  )

const setting = 'defaultSettingByName(name: "currency") { id }'

const hostile: Record<string, string> = {
  ...Object.fromEntries(
    [8, 9, 10, 16, 40, 150].map((levels) => [
      `${levels} levels`,
      `{ products { ${nested(levels - 1)} } }`,
    ])
  ),
  'deep by a fragment': `{ products { ...F0 } } ${chain(1, 'funnels { product { funnels { product { id } } } }')}`,
  'deep by ten fragments': `{ products { ...F0 } } ${chain(10, 'id')}`,
  'deep by eighty fragments': `{ products { ...F0 } } ${chain(60, 'id')}`,
  'deep by inline fragments': `{ products { ... on Product { funnels { ... { product { ... on Product { funnels { ... { product { funnels { product { id } } } } } } } } } } }`,
  'first shallow, then deep by the same fragment':
    '{ a: product(id: 1) { ...F } b: product(id: 1) { funnels { product { funnels { product { ...F } } } } } } fragment F on Product { funnels { product { funnels { product { id } } } } }',
  'first deep, then shallow by the same fragment':
    '{ a: product(id: 1) { funnels { product { funnels { product { ...F } } } } } b: product(id: 1) { ...F } } fragment F on Product { funnels { product { funnels { product { id } } } } }',
  'an operation called __schema': `query __schema { products { ${nested(12)} } }`,
  'a fragment called __schema': `{ products { ...__schema } } fragment __schema on Product { ${nested(12)} }`,
  'an alias called __schema': `{ __schema: products { ${nested(12)} } }`,
  'a fragment called __type': `{ products { ...__type } } fragment __type on Product { ${nested(12)} }`,
  'sixteen aliases': `{ ${times(16, (at) => `a${at}: ${setting}`)} }`,
  'a thousand aliases': `{ ${times(1000, (at) => `a${at}: ${setting}`)} }`,
  'a thousand aliases of nothing': `{ ${times(1000, (at) => `a${at}: __typename`)} }`,
  'aliases in fragments': `{ ...F0 ...F1 ...F2 } ${times(3, (at) => `fragment F${at} on Query { ${times(6, (each) => `a${at}x${each}: ${setting}`)} }`)}`,
  'a thousand directives': `{ redwood { currentUser ${times(1000, () => '@include(if: true)')} } }`,
  'a thousand unknown directives': `{ redwood { currentUser ${times(1000, () => '@a')} } }`,
  'fifty-one directives': `{ redwood { ${times(51, () => 'currentUser @include(if: true)')} } }`,
  'a circle of one fragment':
    '{ products { ...F } } fragment F on Product { id ...F }',
  'a circle of one fragment through a field':
    '{ products { ...F } } fragment F on Product { funnels { product { ...F } } }',
  'a circle of two fragments':
    '{ products { ...A } } fragment A on Product { id ...B } fragment B on Product { name ...A }',
  'a circle of a hundred fragments': `{ products { ...F0 } } ${times(100, (at) => `fragment F${at} on Product { id ...F${(at + 1) % 100} }`)}`,
  'a circle through inline fragments':
    '{ products { ...A } } fragment A on Product { ... { ... on Product { ...A } } }',
  'fragments that double': `{ products { ...F0 } } ${doubling(40)}`,
  'list × list × list × list':
    '{ products { funnels { product { funnels { product { funnels { id } } } } } } }',
  'list × list × list × list by fragments':
    '{ products { ...P } } fragment P on Product { funnels { product { ...Q } } } fragment Q on Product { funnels { product { funnels { id } } } }',
  'broad and deep': `{ ${times(14, (at) => `a${at}: products { funnels { product { funnels { product { id name slug } id } } product { id name } id name slug headline body } id name }`)} }`,
  'ten thousand fields': `{ redwood { ${times(10_000, () => 'currentUser')} } }`,
  'ten thousand spreads': `{ redwood { ${times(10_000, () => '...F')} } } fragment F on Redwood { currentUser }`,
  'a hundred thousand braces': '{'.repeat(100_000),
  'a hundred thousand brackets': `{ user(id: ${'['.repeat(100_000)}`,
  'an endless name': `{ ${'a'.repeat(900_000)} }`,
  'an endless comment and nothing': `#${'x'.repeat(900_000)}`,
  'a thousand operations': times(
    1000,
    (at) => `query Q${at} { redwood { currentUser } }`
  ),
  'the schema': '{ __schema { types { name fields { name } } } }',
  'the schema by a type': '{ __type(name: "User") { fields { name } } }',
  'a subscription': 'subscription { redwood { currentUser } }',
}

/** The memory that the process keeps, without its garbage. */
const keptBytes = () => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('documents refused at once', () => {
  test('Number at least forty', () => {
    expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(40)
  })

  scenario('Are refused in an administrator’s session too', async () => {
    const { ask } = await buildCaller('admin')
    await ask('{ redwood { currentUser } }')
    const before = keptBytes()
    const slow: string[] = []
    const answered: string[] = []
    const refuse = async (name: string, document: string) => {
      const from = process.cpuUsage()
      const { data, message } = await ask(document)
      if (data || !message) answered.push(name)
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000
    }
    for (const [name, document] of Object.entries(hostile)) {
      // Asks up to three times, because the process may collect garbage meanwhile.
      let tries = 3
      while ((await refuse(name, document)) > 100 && --tries > 0);
      if (tries === 0) slow.push(name)
    }
    expect({ answered, slow }).toEqual({ answered: [], slow: [] })
    expect((keptBytes() - before) / 1024 / 1024).toBeLessThan(64)
  })
})

describe('allowed documents', () => {
  test('May have seven levels, and the product’s own stay below the cost limit', () => {
    expect(QUERY_LIMITS).toEqual({ depth: 7, cost: 5000, lists: 3 })
  })

  scenario('Include everything below the limits', async () => {
    const { ask } = await buildCaller('admin')
    for (const document of [
      `{ products { id funnels { product { id } } } }`,
      `{ ${times(15, (at) => `a${at}: ${setting}`)} }`,
      // Seven levels, three nested lists.
      '{ productsPage { rows { ...F ...F funnels { product { ...F } } } } } fragment F on Product { id name funnels { product { id } } }',
    ])
      expect((await ask(document)).message).toBeUndefined()
  })

  scenario('Include every document of the web side', async () => {
    const { ask } = await buildCaller('admin')
    const folder = path.join(__dirname, '../../../../web/src')
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    const texts = files.map((file) =>
      fs.readFileSync(path.join(folder, file), 'utf8')
    )
    const documents = texts.flatMap((text) =>
      [...text.matchAll(/gql`([^`]*)`/g)].map(([, source]) =>
        source.replace(/\$\{[^}]*\}/g, '')
      )
    )
    const fragments = documents.flatMap(
      (source) => source.match(/fragment \w+ on[\s\S]*?\n {0,4}\}\n/g) ?? []
    )
    const asked = documents.filter((source) =>
      /^\s*(query|mutation)/.test(source)
    )
    expect(asked.length).toBeGreaterThan(50)
    for (const source of asked) {
      const needed = withFragments(source, fragments)
      const { message = '' } = await ask(needed)
      expect(message).not.toMatch(/limit of/)
    }
  })
})

const nameOf = (fragment: string) => /fragment (\w+)/.exec(fragment)?.[1] ?? ''

/** A document with the fragments that it spreads, recursively. */
const withFragments = (source: string, fragments: string[]): string => {
  const missing = fragments.filter(
    (fragment) =>
      new RegExp(`\\.\\.\\.${nameOf(fragment)}\\b`).test(source) &&
      !source.includes(`fragment ${nameOf(fragment)} `)
  )
  return missing.length === 0
    ? source
    : withFragments(`${source}\n${missing.join('\n')}`, fragments)
}

const literalOf = ({ name, type }: GraphQLArgument) => {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0].name
  if (named.name === 'Int') return 1
  return ['from', 'to'].includes(name) ? '"2026-01-01"' : '"1"'
}

describe('a page of a table', () => {
  const paged = operations.filter(({ field }) =>
    field.args.some(({ name }) => name === 'perPage')
  )

  scenario('Has at most a hundred rows, whatever is requested', async () => {
    const { ask } = await buildCaller('admin')
    expect(paged.length).toBeGreaterThan(8)
    const values: unknown[] = []
    const original = Client.prototype.query
    const spy = jest
      .spyOn(Client.prototype, 'query')
      .mockImplementation(function (this: Client, ...args: unknown[]) {
        const [first, second] = args as [{ values?: unknown[] }, unknown]
        values.push(first?.values ?? second)
        return (original as (...all: unknown[]) => never).apply(this, args)
      } as never)
    for (const { name, field } of paged) {
      const required = field.args
        .filter(isRequiredArgument)
        .map((arg) => `${arg.name}: ${literalOf(arg)}, `)
      const { message } = await ask(
        `{ ${name}(${required.join('')}perPage: 1000000, page: 1) { total } }`
      )
      // Some pages answer with an error instead, because the parent is unknown or the caller is no affiliate.
      expect([
        undefined,
        errors.NOT_FOUND,
        errors.BAD_USER_INPUT,
        errors.AFFILIATE_TERMS_FIRST,
      ]).toContain(message)
    }
    spy.mockRestore()
    expect(JSON.stringify(values)).not.toContain('1000000')
    expect(JSON.stringify(values)).toContain('100')
  })
})

test('A statement that takes too long is cancelled', async () => {
  const own = new Pool({ connectionString: databaseUrl(), max: 1 })
  limitStatements([own], 50)
  await expect(own.query('SELECT pg_sleep(5)')).rejects.toMatchObject({
    code: '57014',
  })
  await own.end()
})

test('A transaction whose process does nothing ends, and gives its locks back', async () => {
  const own = new Pool({ connectionString: databaseUrl(), max: 1 })
  limitIdleTransactions([own], 50)
  const client = await own.connect()
  const lost = once(client, 'error')
  await client.query('BEGIN')
  expect(await lost).toMatchObject([{ code: '25P03' }])
  client.release(true)
  await own.end()
})
