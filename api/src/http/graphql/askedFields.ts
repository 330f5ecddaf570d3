// Names the field that a GraphQL request asks for, for metrics and traces: the first of the root type. Document names
// would not do, because a client chooses them; fields are those of the schema.
import type { FastifyRequest } from 'fastify'
import { getOperationAST, type DocumentNode } from 'graphql'

const asked = new WeakMap<FastifyRequest, string>()

const firstField = (document: DocumentNode) => {
  const [first] = getOperationAST(document)?.selectionSet.selections ?? []
  return first?.kind === 'Field' ? first.name.value : 'other'
}

let isNoting = false

/** From now on `askedField` knows the requests; without a reader nothing is kept. */
export const noteAskedFields = () => {
  isNoting = true
}

/** Called for each document that a GraphQL request executes, once it has passed all checks. */
export const noteAskedField = (
  request: FastifyRequest,
  document: DocumentNode
) => {
  if (isNoting) asked.set(request, firstField(document))
}

/** The field of a request; undefined for other routes, and for requests that were refused before they ran. */
export const askedField = (request: FastifyRequest) => asked.get(request)
