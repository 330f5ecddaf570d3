// What opens without a connection, and what is done without one: docs/decisions/0032-without-a-connection.md.
import { dropOldAssets, keepAssets, openAsset, openPicture } from './assets'
import { openFile } from './files'
import { ask, sendOnceBack, sendWaiting } from './questions'
import { tell, worker } from './scope'
import { askForOwner, changePerson, openPage, ownerOf } from './shell'
import type { PageNews } from './stores'

const FILE = /^\/api\/uploads\/\d+$/

/** The first page came before the worker stood by: who it is of, and its files. */
const keepLoaded = async (urls: string[]) => {
  if (!(await ownerOf()) && (await askForOwner())) tell({ kind: 'ready' })
  await keepAssets(urls)
}

const answerTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { method, mode, destination, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== worker.location.origin) return undefined
  if (method === 'POST') {
    if (pathname === '/api/graphql') return ask(event)
    if (pathname === '/api/auth') return changePerson(event, sendWaiting)
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
      dropOldAssets(),
    ])
  )
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = answerTo(event)
  if (!answer) return
  // A store that is broken or full must not stand between a page and its server.
  const isReading = request.method === 'GET'
  event.respondWith(isReading ? answer.catch(() => fetch(request)) : answer)
})

// Chromium's: the line is back, though no page of ours may be open.
worker.addEventListener('sync' as 'message', (event) =>
  event.waitUntil(sendWaiting())
)

worker.addEventListener('message', (event) => {
  const news = event.data as PageNews
  event.waitUntil(
    news.kind === 'online' ? sendOnceBack() : keepLoaded(news.urls)
  )
})
