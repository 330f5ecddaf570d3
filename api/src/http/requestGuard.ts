import type { FastifyReply, FastifyRequest } from 'fastify'

import { isJsonType } from 'src/lib/protection/contentType'
import { TOKEN_PREFIX } from 'src/lib/sessions/accessTokens'
import { admitToken } from 'src/lib/sessions/admitToken'
import { isBearerOf, sessionOf } from 'src/lib/sessions/sessions'
import { importPaths } from 'src/shared/settings/imports/paths'

const GRAPHQL = '/api/graphql'
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const UPLOAD = '/api/upload-file'
const RESUMABLE = ['/api/uploads', '/api/uploads/:id']
const UNSUBSCRIBE = '/api/unsubscribe'
/** Compares a bearer of its own, which belongs to no session. */
const METRICS = '/api/metrics'
/** Calls of operators have no body. */
const WITHOUT_BODY = ['/api/email-worker', '/api/use-cache']
const UPLOADS = [UPLOAD, ...RESUMABLE, ...importPaths]

const originOf = (url: string | undefined) => {
  try {
    return new URL(url ?? '').host
  } catch {
    return undefined
  }
}

const ownHosts = ({ headers }: FastifyRequest) =>
  [headers.host, originOf(process.env.PUBLIC_URL)].filter(Boolean)

const comesFromUs = (request: FastifyRequest) => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined)
    return ownHosts(request).includes(originOf(origin) ?? '')
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** The callable functions; Redwood would look up any name, including `constructor`. */
const FUNCTIONS = ['auth']

/**
 * The route that the router chose, whatever the spelling of the address: the router takes `/%61pi/auth` for
 * `/api/auth`. The address itself cannot be trusted: by GET, Yoga would answer `/api/graphql/stream?x=/graphql`.
 */
const destinationOf = (url: string, { params }: FastifyRequest) => {
  const { routeName } = (params ?? {}) as { routeName?: string }
  return url === '/api/:routeName' ? `/api/${routeName}` : url
}

const isKnownPath = (destination: string) =>
  destination === GRAPHQL ||
  FUNCTIONS.some((name) => destination === `/api/${name}`)

/** Whether the path is an unknown function, lies below a function, or is one of Yoga's own addresses. */
const isUnknownPath = (destination: string, url: string) =>
  (url.startsWith('/api/:routeName') || url.startsWith(GRAPHQL)) &&
  !isKnownPath(destination)

/**
 * Whether the body is JSON or, on upload routes, a content type of uploads. Redwood's stock client logs out with plain
 * text.
 */
const hasFittingBody = (
  destination: string,
  { headers: { 'content-type': type = '' } }: FastifyRequest
) => {
  if (type.includes('\t')) return false
  if (isJsonType(type)) return true
  if (destination === UPLOAD || importPaths.includes(destination))
    return type.startsWith('multipart/form-data;')
  // A mail program sends a form without a session; only the token in the address counts (RFC 8058).
  if (destination === UNSUBSCRIBE)
    return /^(application\/x-www-form-urlencoded|multipart\/form-data;)/i.test(
      type
    )
  if (WITHOUT_BODY.includes(destination)) return type === ''
  if (RESUMABLE.includes(destination))
    return type === '' || type === 'application/offset+octet-stream'
  return (
    destination === '/api/auth' &&
    (type === '' || type.startsWith('text/plain'))
  )
}

const bearerIn = ({ headers }: FastifyRequest) => {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer === 'null' ? undefined : bearer
}

/** Whether a request says that it comes with an access token, by its scheme or by the token itself. */
const hasToken = ({ headers }: FastifyRequest, bearer: string | undefined) =>
  headers['auth-provider'] === 'token' ||
  bearer?.startsWith(TOKEN_PREFIX) === true

/** Redwood would try to decode these headers itself. */
const forgetSchemes = ({ headers }: FastifyRequest) => {
  delete headers['auth-provider']
  delete headers.authorization
  headers.cookie = headers.cookie?.replace(
    /(^|;\s*)(__Host-)?auth-provider=[^;]*/g,
    ''
  )
}

/** Names the user whom the sending page shows as signed in (web/src/lib/data/withHeaders). */
const PAGE_USER = 'x-page-user'

/**
 * Keeps other sites from acting in a visitor's name (docs/security.md S-20, S-21), before any handler runs. A bearer is
 * no credential: without a session it is ignored. With a live session, a wrong bearer is refused. An upload with a
 * session must have a bearer, because any site can send multipart. A page that was left open never acts with the session
 * of another user who has signed in since. An access token is a credential of its own, with which no cookie is read.
 */
export const requestGuard = async (
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const { method, headers } = request
  // Fastify builds `routeOptions` at every access, so it is read once.
  const { url = '' } = request.routeOptions
  const destination = destinationOf(url, request)
  if (isUnknownPath(destination, url))
    return reply.code(404).send({ error: 'Not found' })
  if (destination === GRAPHQL && ['GET', 'HEAD'].includes(method))
    return reply.code(405).send({ error: 'Use POST.' })
  if (!SAFE_METHODS.includes(method)) {
    if (!comesFromUs(request))
      return reply
        .code(403)
        .send({ error: 'This request came from another site.' })
    if (!hasFittingBody(destination, request))
      return reply.code(415).send({ error: 'Send JSON.' })
  }

  if (destination === METRICS) return

  const bearer = bearerIn(request)
  if (hasToken(request, bearer)) {
    const refusal = await admitToken(request, destination, bearer)
    if (refusal)
      return reply
        .code(refusal.status)
        .headers(refusal.headers)
        .send({ error: refusal.error })
    return forgetSchemes(request)
  }
  const isUpload =
    !SAFE_METHODS.includes(method) && UPLOADS.includes(destination)
  const needsBearer = (bearer && destination !== '/api/auth') || isUpload
  const pageUser = headers[PAGE_USER]
  if (needsBearer || pageUser !== undefined) {
    const session = await sessionOf(headers)
    if (
      session &&
      ((needsBearer && !isBearerOf(session.sessionId, bearer ?? '')) ||
        (pageUser !== undefined && pageUser !== String(session.id)))
    )
      return reply.code(401).send({ error: 'Please sign in to continue.' })
  }
  forgetSchemes(request)
}
