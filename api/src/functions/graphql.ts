import { createGraphQLHandler } from '@redwoodjs/graphql-server'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'
import services from 'src/services/**/*.{js,ts}'

import { getCurrentUser } from 'src/lib/auth'
import { logger } from 'src/lib/logger'
import { hideVersions } from 'src/lib/protection/hideVersions'
import { queryLimits } from 'src/lib/protection/queryLimits'
import { answerCookies } from 'src/lib/sessions/answerCookies'
import { sessionOf } from 'src/lib/sessions/sessions'
import { visitorOf } from 'src/lib/sessions/visitor'

/**
 * The current user by the session cookie only. Redwood's own auth plugin is not used: it answers a malformed cookie
 * with an error on every query, while ours treats it as signed out.
 */
const context = async ({
  context: { event },
}: {
  context: { event: Parameters<typeof visitorOf>[0] }
}) => {
  const session = await sessionOf(event.headers)
  return {
    visitor: visitorOf(event),
    currentUser: session ? await getCurrentUser(session) : undefined,
    session: session && {
      id: session.sessionId,
      actorUserId: session.actorUserId,
    },
  }
}

export const handler = createGraphQLHandler({
  loggerConfig: { logger, options: { operationName: true } },
  directives,
  sdls,
  services,
  context: context as never,
  extraPlugins: [hideVersions, answerCookies, queryLimits],
  // Armor limits aliases, directives and tokens; queryLimits limits the rest.
  armorConfig: { maxDepth: { enabled: false }, costLimit: { enabled: false } },
})
