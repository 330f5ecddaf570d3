import { keepAsset } from './keepAsset'
import { stores } from './stores'

/** Set by the build (web/config/serviceWorker.ts), a different value for each build. */
declare const BUILD: string

const assets = () => caches.open(stores.assets)

/** Serves an asset. Assets are named after their content, so a stored asset is always current. */
export const openAsset = async (event: FetchEvent): Promise<Response> => {
  const store = await assets()
  const kept = await store.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(store.put(event.request, answer.clone()))
  return answer
}

/**
 * Serves a picture that the build does not contain. It may change under the same name, so a stored copy is used only
 * offline.
 */
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

/** Stores the files that were loaded before the worker was active; they come from the browser's HTTP cache. */
export const keepAssets = async (urls: string[]) => {
  for (const url of urls) await keepAsset(url).catch(() => {})
}

/** Deletes the assets that the current build no longer has. */
export const deleteOldAssets = async () => {
  const answer = await fetch(`/assets.json?${BUILD}`).catch(() => undefined)
  if (!answer?.ok) return
  const current = new Set((await answer.json()) as string[])
  const store = await assets()
  for (const request of await store.keys())
    if (!current.has(new URL(request.url).pathname)) await store.delete(request)
}
