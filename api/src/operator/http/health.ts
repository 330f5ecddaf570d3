import type { FastifyInstance } from 'fastify'

import { readiness } from './readiness'

type Asked = { Querystring: { stopping?: unknown } }

/**
 * `/api/health` tells that the process is alive. `/api/ready` tells that it can serve, and what is missing; load balancers
 * use this address. Only what requests need makes it answer 503: the database, and a copy that is not being stopped. To
 * `?stopping=404` a stopping copy says 404: HAProxy cuts the requests of a copy that says 503, and lets them end on one
 * that says 404.
 */
export const health =
  (isStopping: () => boolean) => async (server: FastifyInstance) => {
    const read = readiness()
    server.get('/api/health', async () => ({ status: 'ok' }))
    server.get<Asked>('/api/ready', async ({ query }, reply) => {
      if (isStopping() && query.stopping === '404')
        return reply.code(404).send({ status: 'stopping' })
      const checks = await read()
      const isServing = !isStopping()
      const isReady = isServing && checks[0].state === 'ok'
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ready' : 'not ready',
        checks: [
          ...checks,
          isServing
            ? { name: 'serving', state: 'ok', word: 'takes requests' }
            : { name: 'serving', state: 'missing', word: 'being stopped' },
        ],
      })
    })
  }
