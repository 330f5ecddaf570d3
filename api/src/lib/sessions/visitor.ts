import type { APIGatewayProxyEvent } from 'aws-lambda'

import type { Lang } from 'src/shared/text/language'

import { readCookie } from './cookies'

/** The properties of a request that are known without a session. */
export type Visitor = {
  ip?: string
  userAgent?: string
  requestId?: string
  /** Identifies one attempt of a change, so that a repeated request runs once (docs/security.md S-46). */
  idempotencyKey?: string
  lang: Lang
}

/** A longer user agent is truncated. */
const USER_AGENT_CHARACTERS = 255

const headerOf = (event: APIGatewayProxyEvent, name: string) =>
  event.headers[name] ?? undefined

export const langOfCookies = (cookieHeader: string | undefined): Lang =>
  readCookie(cookieHeader, 'lang') === 'fil' ? 'fil' : 'en'

export const visitorOf = (event: APIGatewayProxyEvent): Visitor => ({
  // IPv4 addresses without the IPv6 prefix that sockets may add.
  ip: event.requestContext?.identity?.sourceIp?.replace(/^::ffff:/, ''),
  userAgent: headerOf(event, 'user-agent')?.slice(0, USER_AGENT_CHARACTERS),
  requestId: event.requestContext?.requestId,
  idempotencyKey: headerOf(event, 'idempotency-key'),
  lang: langOfCookies(headerOf(event, 'cookie')),
})
