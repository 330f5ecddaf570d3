import { createGraphQLHandler } from '@redwoodjs/graphql-server'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'
import services from 'src/services/**/*.{js,ts}'

import { answerCookies } from 'src/lib/answerCookies'
import { getCurrentUser } from 'src/lib/auth'
import { hideVersions } from 'src/lib/hideVersions'
import { logger } from 'src/lib/logger'
import { queryLimits } from 'src/lib/queryLimits'
import { sessionOf } from 'src/lib/sessions'
import { visitorOf } from 'src/lib/visitor'

/**
 * Who is asking, from the session cookie alone. Redwood's own auth plugin stays unused: it answers a broken
 * cookie with an error on every query, where ours answers as to anybody who is not signed in.
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
  // Aliases, directives and tokens are Armor's; the rest is counted by queryLimits.
  armorConfig: { maxDepth: { enabled: false }, costLimit: { enabled: false } },
})
