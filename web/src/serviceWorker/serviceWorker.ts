// The service worker. docs/decisions/0032-without-a-connection.md says what opens offline and what is queued.
import { deleteOldAssets, keepAssets, openAsset, openPicture } from './assets'
import { openFile } from './files'
import { ask, sendWhenOnline, sendQueued } from './questions'
import { tell, worker } from './scope'
import { refreshOwner, handleAuthCall, openPage, ownerOf } from './shell'
import type { PageMessage } from './stores'

const FILE = /^\/api\/uploads\/\d+$/

/** The first page has loaded before the worker was active, so its owner and files are stored afterwards. */
const keepLoaded = async (urls: string[]) => {
  if (!(await ownerOf()) && (await refreshOwner())) tell({ kind: 'ready' })
  await keepAssets(urls)
  tell({ kind: 'changed' })
}

const answerTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { method, mode, destination, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== worker.location.origin) return undefined
  if (method === 'POST') {
    // A stream never ends, so nothing may wait for its end or keep a copy.
    if (headers.get('accept') === 'text/event-stream') return undefined
    if (pathname === '/api/graphql') return ask(event)
    if (pathname === '/api/auth') return handleAuthCall(event, sendQueued)
    return undefined
  }
  if (method !== 'GET') return undefined
  if (FILE.test(pathname)) return openFile(event.request)
  if (pathname.startsWith('/api/')) return undefined
  if (mode === 'navigate') return openPage(event)
  if (pathname.startsWith('/assets/')) return openAsset(event)
  return destination === 'image' ? openPicture(event) : undefined
}

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
      deleteOldAssets(),
    ])
  )
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = answerTo(event)
  if (!answer) return
  // A broken or full cache must not stop a page from loading from the server.
  const isReading = request.method === 'GET'
  event.respondWith(isReading ? answer.catch(() => fetch(request)) : answer)
})

// Chromium only: the device is online again, even if no page is open.
worker.addEventListener('sync' as 'message', (event) =>
  event.waitUntil(sendQueued())
)

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  event.waitUntil(
    message.kind === 'online' ? sendWhenOnline() : keepLoaded(message.urls)
  )
})
