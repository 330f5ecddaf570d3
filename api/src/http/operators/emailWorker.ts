import type { FastifyInstance } from 'fastify'

import { runWaiting } from 'src/lib/jobs/jobs'
import { hmacOf, isHmac } from 'src/lib/protection/hmac'

/** A shorter secret does not count. */
const SECRET_CHARACTERS = 32
/** A signature is valid for so long. */
const VALID_MS = 300_000

/**
 * The signature of a call at a time in seconds: HMAC-SHA256 in hex over `<seconds>.email-worker`, by the secret
 * EMAIL_WORKER_SECRET.
 */
export const signatureAt = (seconds: number, secret: string) =>
  hmacOf(secret, `${seconds}.email-worker`).toString('hex')

/** Whether a header `t=<seconds>,v1=<signature>` is genuine and not older than five minutes. */
const isSigned = (header: unknown, secret: string) => {
  const [, at, given] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header)) ?? []
  if (!at || Math.abs(Date.now() - Number(at) * 1000) > VALID_MS) return false
  return isHmac(given, secret, `${Number(at)}.email-worker`)
}

/**
 * `/api/email-worker` (spec section 7): POST sends the mails that wait, and answers how many left and how many are tried
 * again. For a scheduler beside copies that run with WORKER=off; only a signed call is answered, and without a secret
 * the address does not exist. Jobs are locked, so that no mail is sent twice, whatever else runs.
 */
export const emailWorker = async (server: FastifyInstance) => {
  server.post('/api/email-worker', async (request, reply) => {
    const secret = process.env.EMAIL_WORKER_SECRET ?? ''
    if (
      secret.length < SECRET_CHARACTERS ||
      !isSigned(request.headers['x-sulong-signature'], secret)
    )
      return reply.code(404).send({ error: 'Not found' })
    const { done, failed } = await runWaiting('sendMail')
    return reply.send({ sent: done, failed })
  })
}
