import type { FastifyInstance } from 'fastify'

import { gateway } from 'src/services/billing/gateway/gateway'
import { receiveGatewayEvent } from 'src/services/billing/gateway/receiveGatewayEvent'

const BODY_LIMIT_BYTES = 64 * 1024

/**
 * `POST /api/payments` receives the payment gateway's messages (docs/security.md S-45). A message without a valid,
 * timely signature over the exact bytes gets a 401 and has no effect. Without a configured gateway, the address does
 * not exist.
 */
export const payments = async (server: FastifyInstance) => {
  // The signature covers the raw bytes, which parsing would lose.
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body)
  )

  server.post(
    '/api/payments',
    { bodyLimit: BODY_LIMIT_BYTES },
    async ({ body, headers }, reply) => {
      const adapter = gateway()
      if (!adapter) return reply.code(404).send({ error: 'Not found' })
      const message = Buffer.isBuffer(body)
        ? adapter.read(body, headers, Date.now())
        : null
      if (!message) return reply.code(401).send({ error: 'Not signed' })
      return { status: await receiveGatewayEvent(adapter.name, message) }
    }
  )
}
