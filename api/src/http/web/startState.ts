import { getCurrentUser, type CurrentUser } from 'src/lib/auth'
import { logger } from 'src/lib/logger'
import { preferencesOf } from 'src/lib/sessions/preferences'
import { bearerOf, findSession } from 'src/lib/sessions/sessions'
import {
  documentTheme,
  type Preferences,
} from 'src/shared/accounts/preferences'

/** The signed-in user for the page's HTML, with the same values as getToken and currentUser. */
export type StartState = {
  token: string | null
  currentUser: CurrentUser | null
  /** Null for visitors and while staff act as another person, whose choices are not theirs. */
  preferences: Preferences | null
}

const nobody: StartState = { token: null, currentUser: null, preferences: null }

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
          preferences:
            session.actorUserId === null ? preferencesOf(session) : null,
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
    : asPreferred(html, state.preferences).replace(
        '</head>',
        () =>
          `<script type="application/json" id="start-state">${JSON.stringify(
            state
          ).replace(/</g, '\\u003c')}</script></head>`
      )

/** The page in the person's language and theme from its first paint. */
const asPreferred = (html: string, preferences: Preferences | null) => {
  const theme = documentTheme(preferences?.theme ?? 'system')
  const attributes = [
    `lang="${preferences?.language ?? 'en'}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
  ]
  return preferences
    ? html.replace('<html lang="en">', `<html ${attributes.join(' ')}>`)
    : html
}
