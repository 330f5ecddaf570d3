import type { FastifyInstance } from 'fastify'

import { pool } from 'src/lib/db'

const READY_TIMEOUT_MS = 1000

const databaseAnswers = () =>
  Promise.race([
    pool.query('SELECT 1').then(
      () => true,
      () => false
    ),
    new Promise<boolean>((done) =>
      setTimeout(done, READY_TIMEOUT_MS, false).unref()
    ),
  ])

/**
 * `/api/health` tells that the process is alive. `/api/ready` tells that it can serve; load balancers use this address. A
 * copy that is stopping says 503, or 404 to `?stopping=404`: HAProxy cuts the requests of a copy that says 503, and lets
 * them end on one that says 404.
 */
export const health =
  (isStopping: () => boolean) => async (server: FastifyInstance) => {
    server.get('/api/health', async () => ({ status: 'ok' }))
    server.get<{ Querystring: { stopping?: unknown } }>(
      '/api/ready',
      async (request, reply) => {
        if (isStopping() && request.query.stopping === '404')
          return reply.code(404).send({ status: 'stopping' })
        const isReady = !isStopping() && (await databaseAnswers())
        return reply
          .code(isReady ? 200 : 503)
          .send({ status: isReady ? 'ready' : 'not ready' })
      }
    )
  }
