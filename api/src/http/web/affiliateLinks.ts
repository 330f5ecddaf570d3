// The links of affiliates: `/{slug}` and `/{slug}/{link}` (docs/decisions/0065).
import type { FastifyReply, FastifyRequest } from 'fastify'

import { logger } from 'src/lib/logger'
import { createToken } from 'src/lib/protection/secrets'
import { cookieName, readCookie, setCookie } from 'src/lib/sessions/cookies'
import { countClick } from 'src/services/affiliates/links/clicks'
import { linkAt, type LinkAt } from 'src/services/affiliates/links/linkAt'
import {
  LEAD_DAYS,
  withQuery,
} from 'src/shared/marketing/affiliates/affiliateCode'
import { isPath, meantPath } from 'src/shared/text/place'

const VISITOR_COOKIE = 'visitor'
const VISITOR = /^[\w-]{43}$/
const DAY_SECONDS = 86_400

/** The affiliate's link that a path means; null if there is none, undefined if the database is unavailable. */
export const affiliateLinkAt = async (pathname: string) => {
  try {
    return await linkAt(meantPath(pathname))
  } catch (error) {
    logger.warn({ error }, 'A link of an affiliate could not be looked up')
    return undefined
  }
}

/** The visitor's key in their cookie; a visitor without one gets it, for as long as codes count. */
const visitorOf = ({ headers }: FastifyRequest, reply: FastifyReply) => {
  const known = readCookie(headers.cookie, cookieName(VISITOR_COOKIE))
  if (known && VISITOR.test(known)) return known
  const visitor = createToken()
  void reply.header(
    'set-cookie',
    setCookie(VISITOR_COOKIE, visitor, {
      maxAgeSeconds: LEAD_DAYS * DAY_SECONDS,
    })
  )
  return visitor
}

/** Sends a visitor where a link of an affiliate leads, and counts them. Programs that only look at the head count not. */
export const sendAlong = (
  { id, place }: LinkAt,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  if (id !== null && request.method === 'GET')
    countClick(id, {
      key: visitorOf(request, reply),
      ip: request.ip,
      userAgent: request.headers['user-agent'],
    })
  const [, search = ''] = request.url.split(/\?(.*)/s)
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(isPath(place) ? withQuery(place, search) : place, 302)
}
