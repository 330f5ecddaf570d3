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
 * `/api/health` tells that the process is alive. `/api/ready` tells that it can serve; load balancers use this address.
 */
export const health =
  (isStopping: () => boolean) => async (server: FastifyInstance) => {
    server.get('/api/health', async () => ({ status: 'ok' }))
    server.get('/api/ready', async (_request, reply) => {
      const isReady = !isStopping() && (await databaseAnswers())
      return reply
        .code(isReady ? 200 : 503)
        .send({ status: isReady ? 'ready' : 'not ready' })
    })
  }
