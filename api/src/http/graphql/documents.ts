// Documents that may run without Yoga's checks, because Yoga has parsed and validated them before without an error. The
// checks depend on the document alone, never on the caller or the variables.
import type { FastifyRequest } from 'fastify'
import { getOperationAST, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/**
 * The characters of all documents together: twice those of the product (documents.test). Beyond them, the least recently
 * used document is forgotten.
 */
export const CHARACTERS_TOGETHER = 1_000_000

/**
 * Double the length of our longest document; a longer one always goes through Yoga, so that strangers cannot fill the
 * memory.
 */
const CHARACTERS_AT_MOST = 4000

export const GRAPHQL_PATH = '/api/graphql'

export type KnownDocument = {
  document: DocumentNode
  operationName: string | undefined
}

/** A GraphQL request's body (GraphQL over HTTP). */
export type Params = {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

const KEYS = ['query', 'variables', 'operationName']

const isAbsent = (value: unknown) => value === undefined || value === null

const isObject = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value)

/** Whether a request is one that our own client sends. Yoga itself answers, or refuses, every other request. */
const isUsual = ({ method, url, headers, body }: FastifyRequest): boolean => {
  // Yoga answers 404 for other spellings of the address.
  if (url !== GRAPHQL_PATH) return false
  if (method !== 'POST' || headers['content-type'] !== 'application/json')
    return false
  if (headers.accept !== undefined && headers.accept !== '*/*') return false
  for (const key in body as object) if (!KEYS.includes(key)) return false
  const { variables } = body as Params
  return isAbsent(variables) || isObject(variables)
}

export const knownDocuments = (maxSize = CHARACTERS_TOGETHER) => {
  const known = new LRUCache<string, KnownDocument>({
    maxSize,
    sizeCalculation: (_document, query) => query.length,
  })

  const remember = (query: string, document: DocumentNode) => {
    // Null if the document has several operations; Yoga then chooses one of them by its name.
    const operation = getOperationAST(document)
    if (!operation || operation.operation === 'subscription') return
    if (query.length > CHARACTERS_AT_MOST) return
    known.set(query, { document, operationName: operation.name?.value })
  }

  /** Remembers each document that has passed the rules of all plugins. */
  const plugin: Plugin = {
    onValidate:
      ({ params: { documentAST }, context }) =>
      ({ valid }) => {
        const query = context.params.query
        if (valid && query && !known.has(query))
          remember(query, documentAST as DocumentNode)
      },
  }

  /** The known document of a request; undefined if Yoga has to see the request. */
  const documentOf = (request: FastifyRequest) => {
    if (!isUsual(request)) return undefined
    const { query, operationName } = request.body as Params
    const found = known.get(query)
    if (!found) return undefined
    if (!isAbsent(operationName) && operationName !== found.operationName)
      return undefined
    return found
  }

  return { plugin, documentOf }
}
