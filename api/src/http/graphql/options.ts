import type { FastifyReply, FastifyRequest } from 'fastify'

import type { GraphQLHandlerOptions } from '@redwoodjs/graphql-server'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'
import services from 'src/services/**/*.{js,ts}'
import subscriptions from 'src/subscriptions/**/*.{js,ts}'

import { getCurrentUser } from 'src/lib/auth'
import { hideValues } from 'src/lib/protection/hideValues'
import { hideVersions } from 'src/lib/protection/hideVersions'
import { queryLimits } from 'src/lib/protection/queryLimits'
import { sessionOf } from 'src/lib/sessions/sessions'
import { sessionContext } from 'src/lib/sessions/viewer'
import { visitorOf } from 'src/lib/sessions/visitor'

import { databaseRefusals } from './databaseRefusals'
import { numberRefusals } from './numberRefusals'
import { requestLogger } from './requestLogger'

/** The fields that a request adds to its context, whether its document runs with or without Yoga. */
export type ServerContext = { req: FastifyRequest; reply: FastifyReply }

/**
 * Finds the current user by the session cookie, or by the access token that the guard has checked. Redwood's own auth
 * plugin is not used: it answers a malformed cookie with an error on every query, while this function treats the visitor
 * as signed out.
 */
export const requestContext = async ({ req }: Pick<ServerContext, 'req'>) => {
  const session = await sessionOf(req.headers)
  return {
    visitor: visitorOf(req),
    currentUser: session ? await getCurrentUser(session) : undefined,
    ...sessionContext(session),
    reads: new Map<string, Promise<unknown>>(),
  }
}

export const graphqlOptions = {
  loggerConfig: { logger: requestLogger, options: { operationName: true } },
  directives,
  sdls,
  services,
  realtime: { subscriptions: { subscriptions } },
  context: ({ context }: { context: ServerContext }) => requestContext(context),
  extraPlugins: [
    hideVersions,
    numberRefusals,
    hideValues,
    queryLimits,
    databaseRefusals,
  ],
  // Armor limits aliases, directives and tokens; queryLimits limits the rest.
  armorConfig: { maxDepth: { enabled: false }, costLimit: { enabled: false } },
} as unknown as GraphQLHandlerOptions
