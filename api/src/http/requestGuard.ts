import type { FastifyReply, FastifyRequest } from 'fastify'

import { findSession, isBearerOf } from 'src/lib/sessions'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

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

const isUpload = ({ url }: FastifyRequest) => url.startsWith('/api/upload-file')

/** JSON, or multipart for uploads; the stock client's logout sends plain text. */
const hasFittingBody = (request: FastifyRequest) => {
  const { url, headers } = request
  const type = headers['content-type'] ?? ''
  if (type.includes('\t')) return false
  if (/^application\/json(;|$)/.test(type)) return true
  if (isUpload(request)) return type.startsWith('multipart/form-data;')
  return (
    url.startsWith('/api/auth') &&
    (type === '' || type.startsWith('text/plain'))
  )
}

const bearerIn = ({ headers }: FastifyRequest) => {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer === 'null' ? undefined : bearer
}

/**
 * Keeps other sites from acting in a visitor's name (security 2.9), before any handler runs.
 * A bearer is no credential, but with a live session a wrong one is refused; without a session it is ignored. An upload
 * must have one: any site can send multipart.
 */
export const requestGuard = async (
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const { method, url, headers } = request
  if (
    method === 'GET' &&
    url.startsWith('/api/graphql') &&
    !url.startsWith('/api/graphql/')
  ) {
    return reply.code(405).send({ error: 'Use POST.' })
  }
  if (!SAFE_METHODS.includes(method)) {
    if (!comesFromUs(request))
      return reply
        .code(403)
        .send({ error: 'This request came from another site.' })
    if (!hasFittingBody(request))
      return reply.code(415).send({ error: 'Send JSON.' })
  }

  const bearer = bearerIn(request)
  if ((bearer || isUpload(request)) && !url.startsWith('/api/auth')) {
    const session = await findSession(headers.cookie)
    if (session && !isBearerOf(session.sessionId, bearer ?? '')) {
      return reply.code(401).send({ error: 'Please sign in to continue.' })
    }
  }
  // Redwood would try to decode these itself.
  delete headers['auth-provider']
  delete headers.authorization
  headers.cookie = headers.cookie?.replace(
    /(^|;\s*)(__Host-)?auth-provider=[^;]*/g,
    ''
  )
}
