import type { FastifyInstance } from 'fastify'

import { isSignedCall } from 'src/http/signedCall'
import { runWaiting } from 'src/lib/jobs/jobs'

const OFF =
  'No scheduler is configured: set EMAIL_WORKER_SECRET (docs/deploy.md).'

/** The text that is signed besides the time, by the secret EMAIL_WORKER_SECRET. */
export const SIGNED = 'email-worker'

/**
 * `/api/email-worker` (spec section 7): POST sends the mails that wait, and answers how many left and how many are tried
 * again. For a scheduler beside copies that run with WORKER=off; only a signed call is served, and without a secret
 * the answer says how to set one. Jobs are locked, so that no mail is sent twice, whatever else runs.
 */
export const emailWorker = async (server: FastifyInstance) => {
  server.post('/api/email-worker', async ({ headers }, reply) => {
    const secret = process.env.EMAIL_WORKER_SECRET
    if (!secret) return reply.code(503).send({ error: OFF })
    if (!isSignedCall(headers['x-sulong-signature'], secret, SIGNED))
      return reply.code(404).send({ error: 'Not found' })
    const { done, failed } = await runWaiting('sendMail')
    return reply.send({ sent: done, failed })
  })
}
