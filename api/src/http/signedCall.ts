// Calls of programs that share a secret with the operator, without a session.
import type { FastifyInstance } from 'fastify'

import { hmacOf, isHmac } from 'src/lib/protection/hmac'

/** A shorter secret does not count. */
const SECRET_CHARACTERS = 32
/** How long a signature is valid. */
const VALID_MS = 300_000

/** Whether a secret of the settings is there and long enough. */
export const isSecret = (secret = '') => secret.length >= SECRET_CHARACTERS

/** The signature of a call at a time in seconds: HMAC-SHA256 in hex over `<seconds>.<what>`. */
export const callSignature = (
  seconds: number,
  secret: string,
  what: string | Buffer
) => hmacOf(secret, `${seconds}.`, what).toString('hex')

/** Whether a header `t=<seconds>,v1=<signature>` is genuine and not older than five minutes. */
export const isSignedCall = (
  header: unknown,
  secret: string | undefined,
  what: string | Buffer
) => {
  const [, at, given] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header)) ?? []
  if (!isSecret(secret) || !at) return false
  if (Math.abs(Date.now() - Number(at) * 1000) > VALID_MS) return false
  return isHmac(given, secret as string, `${Number(at)}.`, what)
}

/** Makes the routes of a plugin get JSON as it arrives: a signature covers the raw bytes, which parsing would lose. */
export const keepRawBody = (server: FastifyInstance) => {
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body)
  )
}
