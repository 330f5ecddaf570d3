import type { IncomingHttpHeaders } from 'node:http'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { getCurrentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'

import { factorDueDate, isFactorOverdue } from './factorDuty'
import type { sessionOf } from './sessions'
import { langOfCookies } from './visitor'

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/**
 * What the context says of the session of a request, or of its access token, and of the second factor that its user has
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

/**
 * Runs a service for a Fastify route with the same context as in GraphQL: the current user, the session and the language.
 * @throws SECOND_FACTOR_MISSING for a user whose period of grace is over
 */
export const asViewer = <Answer>(
  session: Session,
  headers: IncomingHttpHeaders,
  serve: () => Promise<Answer>
): Promise<Answer> =>
  getAsyncStoreInstance().run(new Map(), async () => {
    context.currentUser = await getCurrentUser(session)
    Object.assign(context, sessionContext(session))
    if (isFactorOverdue(context.factorDueAt))
      throw new AppError('SECOND_FACTOR_MISSING')
    context.visitor = { lang: langOfCookies(headers.cookie) }
    return serve()
  })
