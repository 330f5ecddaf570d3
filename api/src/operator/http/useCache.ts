import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendAppError } from 'src/http/answers'
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { langOfCookies } from 'src/lib/sessions/visitor'
import {
  emptyPlaces,
  keptPlaces,
} from 'src/services/accounts/places/listPlaces'
import { can } from 'src/shared/access/permissions'

/** The caches of this copy of the server, kept in memory between requests. */
const caches = { places: { kept: keptPlaces, empty: emptyPlaces } }

const told = () =>
  Object.entries(caches).map(([name, { kept }]) => ({ name, ...kept() }))

const empty = async () => {
  for (const { empty } of Object.values(caches)) empty()
  await logInfo(db, {
    action: 'cache.discarded',
    entity: 'Cache',
    entityId: 'places',
  })
}

/**
 * `/api/use-cache` (spec section 7): GET says what this copy of the server keeps and since when, DELETE empties it. For
 * people with the capability useCache, never while they act as another person.
 */
export const useCache = async (server: FastifyInstance) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const session = await usableSessionOf(request.headers)
      if (!session) throw new AppError('UNAUTHENTICATED')
      if (session.actorUserId !== null)
        throw new AppError('NOT_WHILE_IMPERSONATING')
      return await asViewer(session, request, async () => {
        if (!can(currentUser(), 'useCache')) throw new AppError('FORBIDDEN')
        if (request.method === 'DELETE') await empty()
        return reply
          .header('cache-control', 'private, no-store')
          .send({ caches: told() })
      })
    } catch (error) {
      return sendAppError(reply, error, langOfCookies(request.headers.cookie))
    }
  }
  server.get('/api/use-cache', answer)
  server.delete('/api/use-cache', answer)
}
