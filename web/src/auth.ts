import { createAuth, createDbAuthClient } from '@redwoodjs/auth-dbauth-web'

const client = createDbAuthClient()

let lastToken: string | null | undefined

const refreshToken = async () => (lastToken = await client.getToken())

export const dropToken = () => {
  lastToken = undefined
}

/**
 * No click waits for a token: the last one is used at once, and after Redwood's five seconds
 * a new one is fetched behind it. The server goes by the session's cookie anyway.
 */
const getToken = async () => {
  if (!lastToken) return refreshToken()
  const known = lastToken
  void refreshToken()
  return known
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
