// One connection for all tabs of a browser: the tab that holds a lock reads the stream and tells the others. When it
// closes, is hidden for long or loses the connection, another tab gets the lock. Without locks no tab connects, and the
// bell asks as it did before.
import { readBellStream, type Bell } from './readBellStream'

/** `bell` is missing in a mere sign of life; `newest` is missing if only the count is known. */
type Message = { bell?: { unread: number; newest?: number | null } }
type Watcher = (bell: NonNullable<Message['bell']>) => void

/** The stream writes every 12 seconds at least. */
const LIVE_MS = 40_000
/** A tab that was hidden for this long does not connect. */
const HIDDEN_MS = 5 * 60_000
/** The wait after a refusal, for example of a sixth browser. */
const REFUSED_MS = 5 * 60_000
const FIRST_PAUSE_MS = 3000
const LONGEST_PAUSE_MS = 60_000

const watchers = new Set<Watcher>()
let liveAt = -Infinity
let newest: number | undefined

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bell')

const hear = ({ bell }: Message) => {
  newest = bell?.newest ?? newest
  if (bell) for (const watcher of watchers) watcher(bell)
}

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  // Only the connected tab tells the newest notice or gives signs of life.
  if (!data.bell || data.bell.newest !== undefined) liveAt = Date.now()
  hear(data)
})

/** Calls `watcher` with each state of the bell, from whichever tab it comes. Returns a function that stops it. */
export const watchBell = (watcher: Watcher) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The newest notice that this tab has heard of. */
export const newestHeard = () => newest

/** Whether some tab of this browser is connected, so that nobody has to ask. */
export const isBellLive = () => Date.now() - liveAt < LIVE_MS

/** Tells the other tabs how many notices are unread after some were read in this one. */
export const tellUnread = (unread: number) =>
  channel?.postMessage({ bell: { unread } } satisfies Message)

/**
 * How long to wait before the next try. Random, so that not all browsers come at once after a restart of the server.
 */
export const pauseBefore = (failures: number, random = Math.random()) =>
  500 + random * Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Holds the connection, and opens it again whenever it ends. */
const lead = async (signal: AbortSignal) => {
  let failures = 0
  const onSign = (bell?: Bell) => {
    failures = 0
    liveAt = Date.now()
    channel?.postMessage({ bell } satisfies Message)
    hear({ bell })
  }
  while (!signal.aborted) {
    const isRefused = await readBellStream({ onSign, signal }).catch(
      () => false
    )
    await wait(isRefused ? REFUSED_MS : pauseBefore(failures), signal)
    failures += 1
  }
}

/**
 * Takes part in the tabs' connection while this tab is visible or has not been hidden for long. Returns a function that
 * ends it. Tabs of different users do not share a connection.
 */
export const joinBell = (userId: number) => {
  if (!channel || !navigator.locks) return () => {}
  let part: AbortController | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const join = () => {
    if (part) return
    const { signal } = (part = new AbortController())
    // Rejects if this tab stops before it gets the lock.
    navigator.locks
      .request(`bell-${userId}`, { signal }, () => lead(signal))
      .catch(() => undefined)
  }
  const leave = () => {
    part?.abort()
    part = undefined
  }
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(leave, HIDDEN_MS)
    else join()
  }

  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(hiding)
    leave()
  }
}
