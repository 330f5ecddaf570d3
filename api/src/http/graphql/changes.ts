// Which requests change something, so that the visitor's next ones are not answered by a replica that is behind.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOperationAST, type DocumentNode } from 'graphql'

import { hasReplica } from 'src/lib/database/replica/staffPool'
import { noteChange } from 'src/lib/sessions/lastChange'

import { GRAPHQL_PATH } from './documents'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const mutating = new WeakSet<FastifyRequest>()

/** Called for each document that a GraphQL request executes. */
export const markMutation = (
  request: FastifyRequest,
  document: DocumentNode
) => {
  if (getOperationAST(document)?.operation === 'mutation') mutating.add(request)
}

const changesSomething = (request: FastifyRequest) =>
  mutating.has(request) ||
  (!SAFE_METHODS.includes(request.method) &&
    request.routeOptions.url !== GRAPHQL_PATH)

/** A hook before each answer. */
export const noteChanges = async (
  request: FastifyRequest,
  reply: FastifyReply
) => {
  if (hasReplica && changesSomething(request)) noteChange(reply)
}
