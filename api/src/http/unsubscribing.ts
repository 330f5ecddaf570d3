import type { FastifyInstance } from 'fastify'

import { unsubscribeAtOnce } from 'src/services/marketing/announcements/reading/unsubscribing'

import { sendAppError } from './answers'

const BODY_LIMIT_BYTES = 1024

type Link = { Querystring: { token?: unknown } }

const tokenIn = ({ token }: Link['Querystring']) =>
  typeof token === 'string' ? token : ''

/**
 * `/api/unsubscribe?token=…` is the address in an announcement's List-Unsubscribe header (RFC 8058). A mail program posts
 * to it, without a session; the token identifies the person. A browser that opens it is sent to the page, because
 * programs that check links must not unsubscribe anybody.
 */
export const unsubscribing = async (server: FastifyInstance) => {
  // The body only says "One-Click"; nothing in it is read.
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, _body, done) => done(null, undefined)
  )

  server.get<Link>('/api/unsubscribe', async ({ query }, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(tokenIn(query))}`)
  )

  server.post<Link>('/api/unsubscribe', async ({ query, ip }, reply) => {
    try {
      await unsubscribeAtOnce(tokenIn(query), ip)
      return { isMailed: false }
    } catch (error) {
      return sendAppError(reply, error, 'en')
    }
  })
}
