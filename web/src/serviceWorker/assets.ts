import { keepAsset } from './keepAsset'
import { stores } from './stores'

/** Set by the build (web/config/serviceWorker.ts): another for each. */
declare const BUILD: string

const assets = () => caches.open(stores.assets)

/** Their names change with their contents, so what is kept is right. */
export const openAsset = async (event: FetchEvent): Promise<Response> => {
  const store = await assets()
  const kept = await store.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(store.put(event.request, answer.clone()))
  return answer
}

/** Pictures that stand beside the build may change under their name: the last one, where the line is down. */
export const openPicture = async (event: FetchEvent): Promise<Response> => {
  const store = await assets()
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(store.put(event.request, answer.clone()))
    return answer
  } catch {
    return (await store.match(event.request)) ?? Response.error()
  }
}

/** What was loaded before the worker stood by comes from the browser's own cache. */
export const keepAssets = async (urls: string[]) => {
  for (const url of urls) await keepAsset(url).catch(() => {})
}

/** Leaves what this build still has. */
export const dropOldAssets = async () => {
  const answer = await fetch(`/assets.json?${BUILD}`).catch(() => undefined)
  if (!answer?.ok) return
  const current = new Set((await answer.json()) as string[])
  const store = await assets()
  for (const request of await store.keys())
    if (!current.has(new URL(request.url).pathname)) await store.delete(request)
}
