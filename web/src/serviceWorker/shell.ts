import { after, tell } from './scope'
import { personalStores, stores } from './stores'

/** How long the worker waits for the server before it shows the stored page, which then reloads its data itself. */
const PATIENCE_MS = 6000

const PAGE = '/'
const OWNER = '/owner'

/** Deletes everything this device stores about a person. */
export const deletePersonalStores = async () => {
  await Promise.all(personalStores.map((name) => caches.delete(name)))
  tell({ kind: 'changed' })
}

/** The id of the user whose data is stored; undefined while no one is signed in. */
export const ownerOf = async () =>
  (await caches.match(OWNER, { cacheName: stores.shell }))?.text()

/**
 * The signed-in user as the server wrote it into the page: an id, null for a visitor, undefined if the server could not
 * tell.
 */
export const personIn = (html: string): string | null | undefined => {
  const [, state] = /id="start-state">(.*?)<\/script>/s.exec(html) ?? []
  if (!state) return undefined
  const { currentUser } = JSON.parse(state) as {
    currentUser: { id: number } | null
  }
  return currentUser && String(currentUser.id)
}

/** Stores the page for the person in it, and deletes the data of another person. */
const keepPage = async (answer: Response) => {
  if (!answer.ok || answer.redirected) return
  const html = await answer.text()
  const person = personIn(html)
  if (person === undefined) return
  const owner = await ownerOf()
  const isOther = person !== owner
  // If no owner is stored, the stored data belongs to this person, who has just started to store it.
  if (isOther && owner) await deletePersonalStores()
  if (person === null) return
  const shell = await caches.open(stores.shell)
  // The owner is written only on a change, because a concurrent reader must always find one.
  if (isOther) await shell.put(OWNER, new Response(person))
  await shell.put(
    PAGE,
    new Response(html, { headers: { 'content-type': 'text/html' } })
  )
}

/** Asks the server who is signed in, and returns the resulting owner. */
export const refreshOwner = async () => {
  await keepPage(await fetch(PAGE, { credentials: 'same-origin' }))
  return ownerOf()
}

const keptPage = () => caches.match(PAGE, { cacheName: stores.shell })

/** Serves a page from the server if it answers in time, else the stored page. */
export const openPage = async (event: FetchEvent): Promise<Response> => {
  const fromServer = (async (): Promise<Response> => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keepPage(answer.clone()))
    return answer
  })()
  event.waitUntil(fromServer.catch(() => {}))
  const kept = await keptPage()
  if (!kept) return fromServer
  return Promise.race([
    fromServer.catch(() => kept),
    after(PATIENCE_MS).then(() => kept),
  ])
}

/**
 * Passes a sign-in or sign-out on to the server. Signing out deletes the stored data, and signing in sets the new
 * owner.
 */
export const handleAuthCall = async (
  event: FetchEvent,
  beforeLeaving: () => Promise<unknown>
): Promise<Response> => {
  const body = await event.request.clone().text()
  const isLeaving = /"method":"logout"/.test(body)
  if (isLeaving) await beforeLeaving().catch(() => {})
  const answer = await fetch(event.request)
  if (answer.ok)
    event.waitUntil(isLeaving ? deletePersonalStores() : refreshOwner())
  return answer
}
