// The session as this page knows it. It may end elsewhere: by time, in another tab, by a new password. The page learns of
// it when the server refuses an operation (sessionLink); endedSession, loaded only then, asks for the password.

/**
 * `asking`: the dialog is open. `ended`: its user closed it without signing in. `proving`: a dialog asks for a code of the
 * second factor.
 */
export type PageSession = 'live' | 'asking' | 'ended' | 'proving'

let session: PageSession = 'live'
let userId: number | undefined
const watchers = new Set<() => void>()

export const setPageSession = (next: PageSession) => {
  session = next
  watchers.forEach((watcher) => watcher())
}

export const pageSession = () => session

export const watchPageSession = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Sets the user whom this page shows as signed in; undefined for visitors, and while the page signs somebody out. */
export const setPageUser = (id: number | undefined) => {
  userId = id
  if (id === undefined) setPageSession('live')
}

export const pageUser = () => userId
