import type { IncomingHttpHeaders } from 'node:http'

import { cutText } from 'src/shared/text/cutText'
import type { Lang } from 'src/shared/text/language'

import { readCookie } from './cookies'
import { lastChangeOf } from './lastChange'

/** The properties of a request that are known without a session. */
export type Visitor = {
  ip?: string
  userAgent?: string
  requestId?: string
  /** Identifies one attempt of a change, so that a repeated request runs once (docs/security.md S-46). */
  idempotencyKey?: string
  /** When this visitor last changed something (in ms), if that was within the last minute. */
  changedAt?: number
  lang: Lang
}

/** A longer user agent is truncated. */
const USER_AGENT_CHARACTERS = 255

/** A request, as Fastify shows it. */
export type Caller = {
  headers: IncomingHttpHeaders
  ip?: string
  id?: string
}

export const langOfCookies = (cookieHeader: string | undefined): Lang =>
  readCookie(cookieHeader, 'lang') === 'fil' ? 'fil' : 'en'

const singleHeader = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join() : header

export const visitorOf = ({ headers, ip, id }: Caller): Visitor => ({
  // IPv4 addresses lose the IPv6 prefix that sockets may add.
  ip: ip?.replace(/^::ffff:/, ''),
  userAgent:
    headers['user-agent'] &&
    cutText(headers['user-agent'], USER_AGENT_CHARACTERS),
  requestId: id,
  idempotencyKey: singleHeader(headers['idempotency-key']),
  changedAt: lastChangeOf(headers.cookie),
  lang: langOfCookies(headers.cookie),
})
