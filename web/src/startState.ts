// The signed-in user that the server wrote into the page (api/src/http/web/startState.ts). This module must be imported
// first: Redwood's auth reads the state when its module runs, and then sends no request at the start.

import { applyNewPreferences } from 'src/lib/browser/preferences'

import type { Preferences } from '$api/src/shared/accounts/preferences'

type StartState = {
  token: string | null
  currentUser: { id: number } | null
  preferences: Preferences | null
}

const readStartState = (): StartState | undefined => {
  const text = document.getElementById('start-state')?.textContent
  return text ? (JSON.parse(text) as StartState) : undefined
}

const state = readStartState()

if (state) {
  Object.assign(globalThis, {
    __REDWOOD__SERVER__AUTH_STATE__: {
      isAuthenticated: state.currentUser !== null,
      currentUser: state.currentUser,
      userMetadata: state.token,
    },
  })
}

// Runs before the modules of language and theme read the device's copy.
if (state?.currentUser && state.preferences)
  applyNewPreferences(state.currentUser.id, state.preferences)

/** The initial token: null for a visitor, undefined if the page does not know. */
export const startToken = state?.token
