import { getCurrentUser, type CurrentUser } from 'src/lib/auth'
import { logger } from 'src/lib/logger'
import { bearerOf, findSession } from 'src/lib/sessions'

/** Who is signed in, as the page is told with its HTML; the same answers as getToken's and currentUser's. */
export type StartState = {
  token: string | null
  currentUser: CurrentUser | null
}

const nobody: StartState = { token: null, currentUser: null }

/** Undefined while the database can't say: then the page asks by itself, and shows what went wrong. */
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

/** As data, not as a script, which the CSP would refuse; `<` is escaped, so that no text can end the element. */
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
