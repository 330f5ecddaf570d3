import type { FastifyRequest } from 'fastify'
import { parse } from 'graphql'

import { knownDocuments } from './documents'

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

  test('Is forgotten when others are used more', () => {
    const documents = knownDocuments(2)
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
