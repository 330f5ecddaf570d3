import { createAuth, createDbAuthClient } from '@redwoodjs/auth-dbauth-web'

import { startToken } from 'src/startState'

import { AUTH_TOKEN_CACHE_MS } from '$api/src/shared/constants'

const client = createDbAuthClient()

type Known = { token: string | null; since: number }

let known: Known | undefined =
  startToken === undefined
    ? undefined
    : { token: startToken, since: Date.now() }

// Redwood's client would swallow a failure; the spec wants it logged, and an empty token (section 4).
const fetchToken = async () => {
  try {
    const answer = await fetch('/api/auth?method=getToken')
    if (!answer.ok) throw new Error(`${answer.status}`)
    return (await answer.text()) || null
  } catch (error) {
    console.error('No token:', error)
    return null
  }
}

let underWay: Promise<string | null> | undefined

const refreshToken = () => {
  underWay ??= fetchToken().then((token) => {
    known = { token, since: Date.now() }
    underWay = undefined
    return token
  })
  return underWay
}

export const dropToken = () => {
  known = undefined
}

/**
 * No click waits for a token: the last one is used at once, and once it is five seconds old a new one is fetched
 * behind what it was wanted for (spec section 7). The server goes by the session's cookie anyway.
 */
const getToken = async () => {
  if (!known) return refreshToken()
  if (Date.now() - known.since > AUTH_TOKEN_CACHE_MS) setTimeout(refreshToken)
  return known.token
}

/** Spec section 7: what an authenticated call to the api says of its sender. */
export const authHeaders = async (): Promise<Record<string, string>> => {
  const token = await getToken()
  return token
    ? { 'auth-provider': client.type, authorization: `Bearer ${token}` }
    : {}
}

/** A change of who is signed in leaves no token behind, also not one that is under way. */
const changingAuth =
  <Args extends unknown[], Answer>(
    change: (...args: Args) => Promise<Answer>
  ) =>
  async (...args: Args) => {
    dropToken()
    try {
      return await change(...args)
    } finally {
      dropToken()
    }
  }

export const { AuthProvider, useAuth } = createAuth({
  ...client,
  getToken,
  getUserMetadata: getToken,
  login: changingAuth(client.login),
  logout: changingAuth(client.logout),
  signup: changingAuth(client.signup),
  resetPassword: changingAuth(client.resetPassword),
})
