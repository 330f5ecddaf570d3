import type { IncomingHttpHeaders } from 'node:http'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { getCurrentUser } from 'src/lib/auth'

import { factorDueDate, isFactorOverdue } from './factorDuty'
import { sessionOf } from './sessions'
import { visitorOf, type Caller } from './visitor'

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/**
 * The session of a request outside of GraphQL; null for visitors, and for users who may do nothing but set up their second
 * factor.
 */
export const usableSessionOf = async (headers: IncomingHttpHeaders) => {
  const session = await sessionOf(headers)
  return session && isFactorOverdue(factorDueDate(session)) ? null : session
}

/**
 * The session of a request in the context, or its access token, and the second factor that its user has
 * to set up.
 */
export const sessionContext = (row: Session | null) => ({
  factorDueAt: row && factorDueDate(row),
  session:
    row && !row.token
      ? {
          id: row.sessionId,
          actorUserId: row.actorUserId,
          hasFactor: row.hasFactor,
          factorAt: row.factorAt,
        }
      : undefined,
  token: row?.token,
})

/** Runs a service for a Fastify route with the same context as in GraphQL: the current user, the session and the sender. */
export const asViewer = <Answer>(
  session: Session,
  request: Caller,
  serve: () => Promise<Answer>
): Promise<Answer> =>
  getAsyncStoreInstance().run(new Map(), async () => {
    context.currentUser = await getCurrentUser(session)
    Object.assign(context, sessionContext(session))
    context.visitor = visitorOf(request)
    return serve()
  })
