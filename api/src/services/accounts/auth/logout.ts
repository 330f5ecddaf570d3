import { endSession, sessionTokenOf } from 'src/lib/sessions/sessionTokens'

import type { AuthAnswer, AuthCaller } from './authAnswer'

/** `logout` (spec section 7): ends the session on the server too; without a session it succeeds as well. */
export const logout = async (
  _body: Record<string, unknown>,
  { cookie }: AuthCaller
): Promise<AuthAnswer> => {
  const token = sessionTokenOf(cookie)
  if (token) await endSession(token, 'LOGOUT')
  return { status: 200, body: null, session: 'ended' }
}
