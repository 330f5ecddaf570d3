import fs from 'node:fs'
import path from 'node:path'

import type { FastifyRequest } from 'fastify'
import { parse } from 'graphql'

import { getPaths } from '@redwoodjs/project-config'

import { CHARACTERS_TOGETHER, knownDocuments } from './documents'

const requestOf = (query: string, more: object = {}) =>
  ({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    body: { query, ...more },
  }) as unknown as FastifyRequest

type Documents = ReturnType<typeof knownDocuments>

/** Tells the plugin what Yoga found out about a document. */
const validate = ({ plugin }: Documents, query: string, valid = true) => {
  const done = plugin.onValidate?.({
    params: { documentAST: parse(query) },
    context: { params: { query } },
  } as never) as unknown as (result: object) => void
  done({ valid })
}

describe('a document', () => {
  test('Is known once it is valid', () => {
    const documents = knownDocuments()
    expect(documents.documentOf(requestOf('{ a }'))).toBeUndefined()
    validate(documents, '{ a }')
    expect(documents.documentOf(requestOf('{ a }'))).toBeDefined()
    expect(documents.documentOf(requestOf('{ a } '))).toBeUndefined()
  })

  for (const [name, query, valid] of [
    ['was refused', '{ a }', false],
    ['has several operations', 'query A { a } query B { b }', true],
    ['has no operation', 'fragment A on B { a }', true],
    ['is long', `{ a } # ${'x'.repeat(4000)}`, true],
    ['subscribes', 'subscription { a }', true],
  ] as const)
    test(`Never is if it ${name}`, () => {
      const documents = knownDocuments()
      validate(documents, query, valid)
      expect(documents.documentOf(requestOf(query))).toBeUndefined()
    })

  test('Is remembered beside all others of the product', () => {
    const web = getPaths().web.src
    const texts = fs
      .readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(web, file), 'utf8')
          .matchAll(/gql`([^`]*)`/g),
      ])
      .map(([, text]) => text)
    const sizes = new Map(
      texts.flatMap((text) =>
        [...text.matchAll(/fragment (\w+) /g)].map(
          ([, name]) => [name, text.length] as const
        )
      )
    )
    // A document is sent with the fragments that it spreads.
    const lengthOf = (text: string) =>
      [...text.matchAll(/\.\.\.(\w+)/g)].reduce(
        (sum, [, name]) => sum + (sizes.get(name) ?? 0),
        text.length
      )
    const all = texts.reduce((sum, text) => sum + lengthOf(text), 0)
    expect(all).toBeGreaterThan(200_000)
    expect(all).toBeLessThan(CHARACTERS_TOGETHER / 2)
  })

  test('Is forgotten when others are used more', () => {
    const documents = knownDocuments('{ a }{ b }'.length)
    for (const query of ['{ a }', '{ b }']) validate(documents, query)
    documents.documentOf(requestOf('{ a }'))
    validate(documents, '{ c }')
    expect(documents.documentOf(requestOf('{ b }'))).toBeUndefined()
    expect(documents.documentOf(requestOf('{ a }'))).toBeDefined()
    expect(documents.documentOf(requestOf('{ c }'))).toBeDefined()
  })
})

describe('a request', () => {
  const documents = knownDocuments()
  validate(documents, 'query Me { a }')
  const request = requestOf('query Me { a }')

  for (const [name, more, isUsual] of [
    ['with variables', { variables: { a: 1 } }, true],
    ['with variables that are null', { variables: null }, true],
    ['with variables that are a list', { variables: [] }, false],
    ['with the right name', { operationName: 'Me' }, true],
    ['with another name', { operationName: 'You' }, false],
    ['with extensions', { extensions: {} }, false],
    ['with an unknown key', { more: null }, false],
  ] as const)
    test(`${name} ${isUsual ? 'runs at once' : 'is left to Yoga'}`, () => {
      const found = documents.documentOf(requestOf('query Me { a }', more))
      expect(found !== undefined).toBe(isUsual)
    })

  for (const [name, more] of [
    ['by GET', { method: 'GET' }],
    ['to another spelling of the address', { url: '/api/graphql?x=1' }],
    ['of another type', { headers: { 'content-type': 'text/plain' } }],
    [
      'that accepts one type only',
      { headers: { ...request.headers, accept: 'application/json' } },
    ],
  ] as const)
    test(`${name} is left to Yoga`, () => {
      expect(
        documents.documentOf({ ...request, ...more } as FastifyRequest)
      ).toBeUndefined()
    })
})
