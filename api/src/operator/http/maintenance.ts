import type { ServerResponse } from 'node:http'
import { setTimeout as pauseFor } from 'node:timers/promises'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refusalBody } from 'src/http/answers'
import {
  maintenanceHeaders,
  maintenancePage,
} from 'src/http/web/maintenancePage'
import { isInMaintenance } from 'src/operator/maintenance'

const POLL_MS = 50

const refuse = ({ url }: FastifyRequest, reply: FastifyReply) => {
  reply.code(503).headers(maintenanceHeaders)
  const path = url.split('?')[0]
  if (!path.startsWith('/api/')) return reply.send(maintenancePage)
  reply.type('application/json; charset=utf-8')
  return reply.send(refusalBody(path, 'MAINTENANCE'))
}

/**
 * Answers every address but `/api/health` with 503 during maintenance. Stands before all hooks that read the database.
 * `lastRequests` resolves once the requests from before have ended; those that last longer than `patienceMs` are cut.
 */
export const maintainable = (
  server: FastifyInstance,
  { patienceMs }: { patienceMs: number }
) => {
  const open = new Set<ServerResponse>()
  server.addHook('onRequest', async (request, reply) => {
    if (isInMaintenance() && request.url !== '/api/health')
      return refuse(request, reply)
    open.add(reply.raw)
    reply.raw.once('close', () => open.delete(reply.raw))
  })
  return {
    lastRequests: async () => {
      const until = Date.now() + patienceMs
      while (open.size > 0 && Date.now() < until) await pauseFor(POLL_MS)
      for (const response of open) response.destroy()
    },
  }
}
