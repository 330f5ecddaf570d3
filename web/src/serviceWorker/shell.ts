import { after, tell } from './scope'
import { personalStores, stores } from './stores'

/** A page that takes longer opens as it was kept, and asks for what is new by itself. */
const PATIENCE_MS = 6000

const PAGE = '/'
const OWNER = '/owner'

/** Everything that this device keeps of a person, gone. */
export const forgetPerson = async () => {
  await Promise.all(personalStores.map((name) => caches.delete(name)))
  tell({ kind: 'changed' })
}

/** Whose the kept things are: a user's id; undefined while nobody is signed in. */
export const ownerOf = async () =>
  (await caches.match(OWNER, { cacheName: stores.shell }))?.text()

/** Who is signed in, as the server wrote it into the page; undefined where it could not say. */
export const personIn = (html: string): string | null | undefined => {
  const [, state] = /id="start-state">(.*?)<\/script>/s.exec(html) ?? []
  if (!state) return undefined
  const { currentUser } = JSON.parse(state) as {
    currentUser: { id: number } | null
  }
  return currentUser && String(currentUser.id)
}

/** Keeps the page for the person in it, and nothing of whoever was there before. */
const keepPage = async (answer: Response) => {
  if (!answer.ok || answer.redirected) return
  const html = await answer.text()
  const person = personIn(html)
  if (person === undefined) return
  const owner = await ownerOf()
  const isOther = person !== owner
  // Before it is known whose they are, what lies here is what the same person has just begun to keep.
  if (isOther && owner) await forgetPerson()
  if (person === null) return
  const shell = await caches.open(stores.shell)
  // Written once: whoever reads it meanwhile must not find it gone.
  if (isOther) await shell.put(OWNER, new Response(person))
  await shell.put(
    PAGE,
    new Response(html, { headers: { 'content-type': 'text/html' } })
  )
}

/** Asks who is signed in now; answers whose the kept things are then. */
export const askForOwner = async () => {
  await keepPage(await fetch(PAGE, { credentials: 'same-origin' }))
  return ownerOf()
}

const keptPage = () => caches.match(PAGE, { cacheName: stores.shell })

/** A page, from the server where it answers in time, else as it was last seen. */
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

/** A call that signs somebody in or out. What is kept goes with who leaves, and comes with who is new. */
export const changePerson = async (
  event: FetchEvent,
  beforeLeaving: () => Promise<unknown>
): Promise<Response> => {
  const body = await event.request.clone().text()
  const isLeaving = /"method":"logout"/.test(body)
  if (isLeaving) await beforeLeaving().catch(() => {})
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(isLeaving ? forgetPerson() : askForOwner())
  return answer
}
