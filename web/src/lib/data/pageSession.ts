// The session as this page knows it. It may end elsewhere: by time, in another tab, by a new password. The page learns of
// it when the server refuses an operation; a dialog then asks for the password, and the operation is sent again.

/** `asking`: the dialog is open. `ended`: its user closed it without signing in. */
export type PageSession = 'live' | 'asking' | 'ended'

type Waiter = (isBack: boolean) => void

let session: PageSession = 'live'
let userId: number | undefined
let waiters: Waiter[] = []
/** The path on which the dialog was closed. */
let endedAt: string | undefined
const watchers = new Set<() => void>()

const become = (next: PageSession) => {
  session = next
  watchers.forEach((watcher) => watcher())
}

export const pageSession = () => session

export const watchPageSession = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The user whom this page shows as signed in; undefined for visitors, and while the page signs somebody out. */
export const setPageUser = (id: number | undefined) => {
  userId = id
  if (id === undefined && session !== 'live') settle(false)
  if (id === undefined) become('live')
}

export const pageUser = () => userId

/**
 * Asks the user to sign in again; resolves to whether they did. All refused operations wait for one dialog. After it
 * was closed, only what the user does opens it again (`isByUser`): a change, or another page.
 */
export const signInAgain = (isByUser: boolean): Promise<boolean> => {
  const isUnwanted =
    session === 'ended' && !isByUser && location.pathname === endedAt
  if (userId === undefined || isUnwanted) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiters.push(resolve)
    become('asking')
  })
}

const settle = (isBack: boolean) => {
  const all = waiters
  waiters = []
  all.forEach((waiter) => waiter(isBack))
}

export const endSignIn = (isBack: boolean) => {
  endedAt = location.pathname
  become(isBack ? 'live' : 'ended')
  settle(isBack)
}

/** The user of the browser's session, who may have signed in in another tab; null for none. */
export const signedInUserId = async (): Promise<number | null> => {
  const answer = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ redwood { currentUser } }"}',
  })
  const { data } = await answer.json()
  return data?.redwood?.currentUser?.id ?? null
}
