import { getCurrentUser, type CurrentUser } from 'src/lib/auth'
import { logger } from 'src/lib/logger'
import { bearerOf, findSession } from 'src/lib/sessions/sessions'

/** The signed-in user for the page's HTML, with the same values as getToken and currentUser. */
export type StartState = {
  token: string | null
  currentUser: CurrentUser | null
}

const nobody: StartState = { token: null, currentUser: null }

/** Undefined if the database is unavailable; the page then requests the user itself and shows the error. */
export const startStateOf = async (
  cookie: string | undefined
): Promise<StartState | undefined> => {
  try {
    const session = await findSession(cookie)
    return session
      ? {
          token: bearerOf(session.sessionId),
          currentUser: await getCurrentUser(session),
        }
      : nobody
  } catch (error) {
    logger.warn({ error }, 'A page goes out without its visitor')
    return undefined
  }
}

/**
 * Adds the state to the page as data, because the CSP would refuse a script. `<` is escaped, so that no text can end
 * the element.
 */
export const pageWith = (html: string, state: StartState | undefined) =>
  state === undefined
    ? html
    : html.replace(
        '</head>',
        () =>
          `<script type="application/json" id="start-state">${JSON.stringify(
            state
          ).replace(/</g, '\\u003c')}</script></head>`
      )
