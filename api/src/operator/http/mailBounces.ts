import type { FastifyInstance } from 'fastify'

import { isSignedCall, keepRawBody } from 'src/http/signedCall'
import { withinLimit } from 'src/lib/protection/rateLimit'
import {
  asBounce,
  noteBounce,
} from 'src/services/accounts/messages/bounces/noteBounce'
import { errorText } from 'src/shared/errorText'

const BODY_LIMIT_BYTES = 8 * 1024

/**
 * `POST /api/mail-bounces` is told of mails that came back after the mail server had taken them: by a forwarder that
 * knows the school's mail provider (docs/deploy.md). The signature by BOUNCE_SECRET is over `<seconds>.<the exact body>`;
 * without a secret the address does not exist. The same message twice counts once.
 */
export const mailBounces = async (server: FastifyInstance) => {
  keepRawBody(server)

  server.post(
    '/api/mail-bounces',
    { bodyLimit: BODY_LIMIT_BYTES },
    async ({ body, headers }, reply) => {
      const secret = process.env.BOUNCE_SECRET
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!isSignedCall(headers['x-sulong-signature'], secret, bytes))
        return reply.code(404).send({ error: 'Not found' })
      if (!(await withinLimit('mail-bounces', 'all')))
        return reply.code(429).send({ error: errorText('RATE_LIMITED', 'en') })
      const bounce = asBounce(bytes.toString('utf8'), new Date())
      if (!bounce)
        return reply.code(400).send({
          error:
            'Send { "email", "kind": "hard" or "soft", "at": ISO 8601 of the last week, "diagnostic" }.',
        })
      return { noted: await noteBounce(bounce) }
    }
  )
}
