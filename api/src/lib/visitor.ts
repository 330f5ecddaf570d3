import type { APIGatewayProxyEvent } from 'aws-lambda'

import type { Lang } from 'src/shared/language'

import { readCookie } from './cookies'

/** What a request says of itself before anybody has signed in. */
export type Visitor = {
  ip?: string
  userAgent?: string
  requestId?: string
  /** Names one attempt to change something: sent again with it, it is done once (security S-46). */
  idempotencyKey?: string
  lang: Lang
}

/** As much as is kept of it. */
const USER_AGENT_CHARACTERS = 255

const headerOf = (event: APIGatewayProxyEvent, name: string) =>
  event.headers[name] ?? undefined

export const langOfCookies = (cookieHeader: string | undefined): Lang =>
  readCookie(cookieHeader, 'lang') === 'fil' ? 'fil' : 'en'

export const visitorOf = (event: APIGatewayProxyEvent): Visitor => ({
  // The same address, however the socket writes it.
  ip: event.requestContext?.identity?.sourceIp?.replace(/^::ffff:/, ''),
  userAgent: headerOf(event, 'user-agent')?.slice(0, USER_AGENT_CHARACTERS),
  requestId: event.requestContext?.requestId,
  idempotencyKey: headerOf(event, 'idempotency-key'),
  lang: langOfCookies(headerOf(event, 'cookie')),
})
