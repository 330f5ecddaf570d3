import { createAuth, createDbAuthClient } from '@redwoodjs/auth-dbauth-web'

import i18n from 'src/i18n'
import { deviceLanguage } from 'src/lib/browser/languageCookie'
import { applyPreferences } from 'src/lib/browser/preferences'
import { applyTheme } from 'src/lib/browser/theme'
import { pageUser, setPageUser } from 'src/lib/data/pageSession'
import { startToken } from 'src/startState'

import type { Preferences } from '$api/src/shared/accounts/preferences'
import { AUTH_TOKEN_CACHE_MS } from '$api/src/shared/constants'

const client = createDbAuthClient()

type Known = { token: string | null; since: number }

let known: Known | undefined =
  startToken === undefined
    ? undefined
    : { token: startToken, since: Date.now() }

let underWay: Promise<string | null> | undefined

// Redwood's client would swallow a failure. The spec wants the failure logged and an empty token returned (section 4). A
// lost network is no failure: the last token stays, and the next request asks again.
const refreshToken = () => {
  if (underWay) return underWay
  const request: Promise<string | null> = fetch('/api/auth?method=getToken')
    .then(async (answer) => {
      if (!answer.ok) console.error('No token:', answer.status)
      const token = (answer.ok && (await answer.text())) || null
      if (underWay === request) known = { token, since: Date.now() }
    })
    .catch(() => {})
    .then(() => {
      // The session has changed since: this answer belongs to the previous session.
      if (underWay !== request) return known ? known.token : refreshToken()
      underWay = undefined
      return known?.token ?? null
    })
  underWay = request
  return request
}

/** Forgets the token, and one that is on its way. */
export const forgetToken = () => {
  known = undefined
  underWay = undefined
}

/**
 * No click waits for a token. The last token is returned at once; if it is older than five seconds, a new one is
 * fetched in the background (spec section 7). The server relies on the session cookie anyway.
 */
const getToken = async () => {
  if (!known) return refreshToken()
  if (Date.now() - known.since > AUTH_TOKEN_CACHE_MS) setTimeout(refreshToken)
  return known.token
}

/** Spec section 7: the headers that identify the caller of the api. */
export const authHeaders = async (): Promise<Record<string, string>> => {
  const token = await getToken()
  return token
    ? { 'auth-provider': client.type, authorization: `Bearer ${token}` }
    : {}
}

/** After a sign-in or sign-out, no old token may remain, and a token that is being fetched may not be used. */
const changingAuth =
  <Args extends unknown[], Answer>(
    change: (...args: Args) => Promise<Answer>
  ) =>
  async (...args: Args) => {
    forgetToken()
    try {
      return await change(...args)
    } finally {
      forgetToken()
    }
  }

type SignedIn = {
  id?: number
  preferences?: Preferences
  error?: string
  code?: string
  /** The handle with which the sign-in sends the code of the second factor. */
  handle?: string
}

/** A sign-in brings the account's language, theme and data saver. */
const login: typeof client.login = async (credentials) => {
  const answer = await client.login(credentials)
  const { id, preferences } = answer as SignedIn
  if (id && preferences) {
    applyPreferences(id, preferences)
    void i18n.changeLanguage(deviceLanguage())
    applyTheme()
  }
  return answer
}

/** Signs the page's user in again without Redwood's state, whose change would take the page away. */
export const logInHere: (
  ...args: Parameters<typeof client.login>
) => Promise<SignedIn> = changingAuth(login)

/** From here on, refused operations ask nobody to sign in again. */
const logout: typeof client.logout = async () => {
  const user = pageUser()
  setPageUser(undefined)
  try {
    return await client.logout()
  } catch (error) {
    setPageUser(user)
    throw error
  }
}

export const { AuthProvider, useAuth } = createAuth({
  ...client,
  getToken,
  getUserMetadata: getToken,
  login: logInHere,
  logout: changingAuth(logout),
  signup: changingAuth(client.signup),
  resetPassword: changingAuth(client.resetPassword),
})
