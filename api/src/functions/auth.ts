import type { APIGatewayProxyEvent } from 'aws-lambda'

import { logger } from 'src/lib/logger'
import { isJsonType } from 'src/lib/protection/contentType'
import { clearCookie, setCookie } from 'src/lib/sessions/cookies'
import { bearerOf, sessionOf } from 'src/lib/sessions/sessions'
import {
  endedSessionCookie,
  sessionCookie,
  SESSION_LIMITS,
} from 'src/lib/sessions/sessionTokens'
import { visitorOf, type Caller } from 'src/lib/sessions/visitor'
import type { AuthAnswer } from 'src/services/accounts/auth/authAnswer'
import { forgotPassword } from 'src/services/accounts/auth/forgotPassword'
import { login } from 'src/services/accounts/auth/login'
import { logout } from 'src/services/accounts/auth/logout'
import { resetPassword } from 'src/services/accounts/auth/resetPassword'
import { signUp } from 'src/services/accounts/auth/signUp'
import { validateResetToken } from 'src/services/accounts/auth/validateResetToken'
import { verifySecondFactor } from 'src/services/accounts/sessions/secondFactor/verifySecondFactor'
import { errorText } from 'src/shared/errorText'

/** The POST methods of the spec's `/api/auth` (section 7). Any other method gets a 404. */
const methods: Record<string, typeof login> = {
  login,
  logout,
  signup: signUp,
  forgotPassword,
  validateResetToken,
  resetPassword,
  // Beyond the spec: the second step of a login (docs/decisions/0075).
  verifySecondFactor,
}

// Answers contain a session's token or tell whether there is one: nothing on the way may keep them.
const NOT_KEPT = { 'cache-control': 'no-store' }

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  ...NOT_KEPT,
}

// Sets or clears the session cookie and Redwood's `auth-provider` cookie. The server itself reads only the session
// cookie.
const cookiesOf = ({ session, cookies: others = [] }: AuthAnswer) => {
  if (session === undefined) return {}
  const cookies =
    session === 'ended'
      ? [endedSessionCookie(), clearCookie('auth-provider')]
      : [
          sessionCookie(session.token),
          setCookie('auth-provider', 'dbAuth', {
            maxAgeSeconds: SESSION_LIMITS.member.absoluteSeconds,
          }),
        ]
  return { multiValueHeaders: { 'Set-Cookie': [...cookies, ...others] } }
}

/** The caller of a request, read from the event into which Redwood converts the request. */
const callerOf = ({ headers, requestContext }: APIGatewayProxyEvent) => ({
  headers: headers as Caller['headers'],
  ip: requestContext?.identity?.sourceIp,
  id: requestContext?.requestId,
})

const getToken = async (event: APIGatewayProxyEvent) => {
  const session = await sessionOf(event.headers)
  return {
    statusCode: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...NOT_KEPT },
    body: session ? bearerOf(session.sessionId) : '',
  }
}

const parse = (body: string | null): Record<string, unknown> | null => {
  try {
    const parsed: unknown = JSON.parse(body ?? '')
    const isObject =
      typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

// A form on another site can post text but not JSON, so JSON is required. Only the logout of Redwood's stock client is
// sent as text.
const isJson = (event: APIGatewayProxyEvent) =>
  isJsonType(event.headers['content-type'])

const notFound = { statusCode: 404, headers: JSON_HEADERS, body: '{}' }

/** `/api/auth`: parses the request, calls the method, answers. */
export const handler = async (event: APIGatewayProxyEvent) => {
  try {
    if (event.httpMethod === 'GET') {
      return event.queryStringParameters?.method === 'getToken'
        ? await getToken(event)
        : notFound
    }
    const body = parse(event.body)
    const method =
      typeof body?.method === 'string' && Object.hasOwn(methods, body.method)
        ? methods[body.method]
        : undefined
    if (event.httpMethod !== 'POST' || !body || !method) return notFound
    if (method !== logout && !isJson(event))
      return { ...notFound, statusCode: 415 }

    const answer = await method(body, {
      cookie: event.headers.cookie,
      ...visitorOf(callerOf(event)),
    })
    return {
      statusCode: answer.status,
      headers: {
        ...JSON_HEADERS,
        ...(answer.retryAfterSeconds
          ? { 'retry-after': String(answer.retryAfterSeconds) }
          : {}),
      },
      body: answer.body === null ? '' : JSON.stringify(answer.body),
      ...cookiesOf(answer),
    }
  } catch (error) {
    logger.error({ error }, 'auth failed')
    // Redwood's stock client takes any non-empty body of getToken for a token, so an error has an empty body.
    const body =
      event.httpMethod === 'GET'
        ? ''
        : JSON.stringify({
            error: errorText('GENERIC', visitorOf(callerOf(event)).lang),
          })
    return { statusCode: 503, headers: JSON_HEADERS, body }
  }
}
