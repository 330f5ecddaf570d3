// What the server wrote into the page of who is signed in (api/src/http/startState.ts). The first import of all: Redwood's
// auth looks for its state as soon as its module runs, and then asks nobody at the start.

type StartState = { token: string | null; currentUser: object | null }

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

/** The token to begin with: null for nobody, undefined when the page does not know. */
export const startToken = state?.token
