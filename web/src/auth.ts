import { createAuth, createDbAuthClient } from '@redwoodjs/auth-dbauth-web'

import { startToken } from 'src/startState'

const client = createDbAuthClient()

/** As long as Redwood's own client keeps one (spec section 7). */
const FRESH_MS = 5000

type Known = { token: string | null; since: number }

let known: Known | undefined =
  startToken === undefined
    ? undefined
    : { token: startToken, since: Date.now() }

const refreshToken = async () => {
  const token = await client.getToken()
  known = { token, since: Date.now() }
  return token
}

export const dropToken = () => {
  known = undefined
}

/**
 * No click waits for a token: the last one is used at once, and once it is five seconds old a new one is fetched
 * behind what it was wanted for. The server goes by the session's cookie anyway.
 */
const getToken = async () => {
  if (!known) return refreshToken()
  if (Date.now() - known.since > FRESH_MS) setTimeout(refreshToken)
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
