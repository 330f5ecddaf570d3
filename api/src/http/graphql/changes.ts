// Which requests change something, so that the visitor's next ones are not answered by a replica that is behind. Called
// before an answer is sent, and not by a hook: an asynchronous one ends Fastify 4 when a client leaves during a compressed
// answer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOperationAST, type DocumentNode } from 'graphql'

import { hasReplica } from 'src/lib/database/replica/staffPool'
import { noteChange } from 'src/lib/sessions/lastChange'

const mutating = new WeakSet<FastifyRequest>()

/** Called for each document that a GraphQL request executes. */
export const markMutation = (
  request: FastifyRequest,
  document: DocumentNode
) => {
  if (getOperationAST(document)?.operation === 'mutation') mutating.add(request)
}

/** Notes the change of a request that executed a mutation. */
export const noteMutation = (request: FastifyRequest, reply: FastifyReply) => {
  if (hasReplica && mutating.has(request)) noteChange(reply)
}
