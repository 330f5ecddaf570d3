import type { FastifyInstance } from 'fastify'

import { gateway } from 'src/services/billing/gateway/gateway'
import { receiveGatewayEvent } from 'src/services/billing/gateway/receiveGatewayEvent'

import { keepRawBody } from './signedCall'

const OFF =
  'No payment gateway is configured: set PAYMENT_GATEWAY (docs/deploy.md).'

const BODY_LIMIT_BYTES = 64 * 1024

/**
 * `POST /api/payments` receives the payment gateway's messages (docs/security.md S-45). A message without a valid,
 * timely signature over the exact bytes gets a 401 and has no effect. Without a configured gateway, the answer says how
 * to configure one.
 */
export const payments = async (server: FastifyInstance) => {
  keepRawBody(server)

  server.post(
    '/api/payments',
    { bodyLimit: BODY_LIMIT_BYTES },
    async ({ body, headers }, reply) => {
      const adapter = gateway()
      if (!adapter) return reply.code(503).send({ error: OFF })
      const message = Buffer.isBuffer(body)
        ? adapter.read(body, headers, Date.now())
        : null
      if (!message) return reply.code(401).send({ error: 'Not signed' })
      return { status: await receiveGatewayEvent(adapter.name, message) }
    }
  )
}
