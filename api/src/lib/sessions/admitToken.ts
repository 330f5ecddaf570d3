import type { FastifyRequest } from 'fastify'

import { errorText } from 'src/shared/errorText'
import { importPaths } from 'src/shared/settings/imports/paths'

import { openToken } from './accessTokens'
import { bindSession, type LiveToken } from './sessions'

const READ_PATHS = [
  '/api/gsheet',
  '/api/uploads/:id',
  '/api/documents/:kind/:id',
]

/** Whether an access token may call an address. Imports change people and their rights. */
const mayCall = (
  destination: string,
  method: string,
  { mayChange, reachesMoney }: LiveToken
) =>
  (destination === '/api/graphql' && method === 'POST') ||
  (READ_PATHS.includes(destination) && method === 'GET') ||
  (importPaths.includes(destination) &&
    method === 'POST' &&
    mayChange &&
    reachesMoney)

type Refusal = {
  status: number
  error: string
  headers: Record<string, string>
}

const refusal = (
  status: number,
  error: string,
  headers: Record<string, string> = {}
): Refusal => ({ status, error, headers })

/**
 * Checks the access token of a request (docs/decisions/0073) and makes its owner the user of the request. A request that
 * also has a cookie is refused, because it would not be clear for whom it acts.
 * @returns why the request is refused, or undefined
 */
export const admitToken = async (
  { headers, method }: FastifyRequest,
  destination: string,
  bearer = ''
): Promise<Refusal | undefined> => {
  if (headers['auth-provider'] !== 'token')
    return refusal(
      400,
      'Send an access token with the header auth-provider: token.'
    )
  if (headers.cookie !== undefined)
    return refusal(400, 'Send an access token without cookies.')
  const opened = await openToken(bearer)
  if (opened === 'unknown')
    return refusal(401, 'This access token is not valid, or no longer.', {
      'www-authenticate': 'Bearer',
    })
  if (opened === 'tooMany')
    return refusal(429, errorText('RATE_LIMITED', 'en'), {
      'retry-after': '60',
    })
  if (!opened.token || !mayCall(destination, method, opened.token))
    return refusal(403, errorText('TOKEN_TOO_WEAK', 'en'))
  bindSession(headers, opened)
  return undefined
}
