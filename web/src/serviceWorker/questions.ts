import { forgetLessons } from './keptFiles'
import {
  answerAddress,
  asAsked,
  keptQueries,
  interimAnswerTo,
  queueAddress,
  queuedLessonId,
  isQueuedCompletion,
  type Asked,
} from './operations'
import { after, tell, worker } from './scope'
import { refreshOwner, ownerOf } from './shell'
import { stores } from './stores'

const GRAPHQL = '/api/graphql'
/** Names the user whom the asking page shows (src/lib/data/withHeaders). */
const PAGE_USER = 'x-page-user'
const MOST_ANSWERS = 300

type Answer = {
  data?: object | null
  errors?: { extensions?: { code?: string } }[]
}

/** Error codes that mean the record may no longer be read; other errors may be temporary. */
const REFUSALS = ['FORBIDDEN', 'NOT_FOUND', 'LESSON_LOCKED', 'LESSON_OVERDUE']

/** A lesson that is no longer open loses its stored files. */
const forgetClosed = async ({ operationName, variables }: Asked) => {
  if (operationName !== 'MyLessonQuery') return
  await forgetLessons([Number(variables.lessonId)])
  tell({ kind: 'changed' })
}

/** Stores the last answer of each query in `keptQueries`. */
const keepAnswer = async (
  asked: Asked,
  answer: Response,
  owner: string | undefined
) => {
  const { data, errors } = (await answer.clone().json()) as Answer
  if (!owner || owner !== (await ownerOf())) return
  const store = await caches.open(stores.answers)
  const address = answerAddress(asked)
  if (errors) {
    if (!REFUSALS.includes(errors[0].extensions?.code ?? '')) return
    await store.delete(address)
    return forgetClosed(asked)
  }
  await store.put(address, answer)
  // The lesson's page says that it opens offline.
  if (asked.operationName === 'MyLessonQuery') tell({ kind: 'changed' })
  if (data && Object.values(data).includes(null)) await forgetClosed(asked)
  const [oldest, ...others] = await store.keys()
  if (others.length >= MOST_ANSWERS) await store.delete(oldest)
}

const keptAnswer = (asked: Asked) =>
  caches.match(answerAddress(asked), { cacheName: stores.answers })

/** Whether mutations may be queued. True at first, because some may be left from before the worker started. */
let mayWait = true

const queueMutation = async (asked: Asked): Promise<Response | undefined> => {
  const address = queueAddress(asked)
  if (!address || !(await ownerOf())) return undefined
  const store = await caches.open(stores.waiting)
  await store.put(address, new Response(asked.body))
  mayWait = true
  tell({ kind: 'changed' })
  // Background sync, where the browser has it, continues after all our pages are closed.
  const { sync } = worker.registration as {
    sync?: { register: (tag: string) => Promise<void> }
  }
  await sync?.register('waiting').catch(() => {})
  return Response.json(interimAnswerTo(asked) ?? {})
}

/** Removes a queued mutation after a newer one for the same lesson was sent. */
const removeFromQueue = async (asked: Asked) => {
  const address = queueAddress(asked)
  if (!address || !mayWait) return
  const store = await caches.open(stores.waiting)
  if (await store.delete(address)) tell({ kind: 'changed' })
}

/** Errors that a retry would not change. */
const FINAL = [...REFUSALS, 'BAD_USER_INPUT']

/** The server's final answer; undefined if the mutation should be retried later. */
const send = async (
  body: string,
  owner: string
): Promise<Answer | undefined> => {
  const answer = await fetch(GRAPHQL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [PAGE_USER]: owner },
    body,
  })
  if (!answer.ok) return undefined
  const said = (await answer.json()) as Answer
  const code = said.errors?.[0].extensions?.code
  return !said.errors || FINAL.includes(code ?? '') ? said : undefined
}

const sendAll = async () => {
  const store = await caches.open(stores.waiting)
  const waiting = await store.keys()
  mayWait = waiting.length > 0
  if (!mayWait) return
  // Never send one user's progress in another user's session.
  const owner = await ownerOf()
  if (!owner || (await refreshOwner()) !== owner) return

  const lessonIds: number[] = []
  let refused = 0
  for (const request of waiting) {
    const body = await (await store.match(request))?.text()
    if (!body) continue
    const said = await send(body, owner)
    if (!said) continue
    // A newer mutation may have replaced this one while it was being sent.
    if ((await (await store.match(request))?.text()) === body)
      await store.delete(request)
    const { pathname } = new URL(request.url)
    if (said.errors) refused++
    else if (isQueuedCompletion(pathname))
      lessonIds.push(queuedLessonId(pathname))
  }
  mayWait = (await store.keys()).length > 0
  tell({ kind: 'sent', lessonIds, refused })
  tell({ kind: 'changed' })
}

/**
 * Sends the queued mutations in order. A lock prevents two runs at the same time. The api treats each mutation as
 * idempotent.
 */
export const sendQueued = async (): Promise<void> => {
  if (mayWait) await navigator.locks.request('waiting', sendAll)
}

/** The pauses before each try, because a connection that is reported as restored may need another moment. */
const PAUSES_MS = [0, 2000, 8000, 20_000]

export const sendWhenOnline = async () => {
  for (const pause of PAUSES_MS) {
    await after(pause)
    await sendQueued().catch(() => {})
    if (!mayWait) return
  }
}

/** Whether what is stored belongs to the user of the asking page: another user may have signed in since. */
const isOfOwner = async ({ headers }: Request) => {
  const user = headers.get(PAGE_USER)
  return user === null || user === (await ownerOf())
}

/**
 * Answers a GraphQL request. Offline, a stored answer is returned or the mutation is queued, unless the page shows another
 * user than the owner of what is stored.
 */
export const ask = async (event: FetchEvent): Promise<Response> => {
  const asked = asAsked(await event.request.clone().text())
  const isKept = asked && keptQueries.includes(asked.operationName)
  // The owner is read in parallel with the request.
  const owner = isKept ? ownerOf() : undefined
  try {
    const answer = await fetch(event.request)
    const copy = answer.clone()
    event.waitUntil(
      (async () => {
        if (asked && answer.ok) await removeFromQueue(asked)
        if (isKept && answer.ok) await keepAnswer(asked, copy, await owner)
        await sendQueued()
      })().catch(() => {})
    )
    return answer
  } catch {
    const instead =
      asked &&
      (await isOfOwner(event.request)) &&
      ((await keptAnswer(asked)) ?? (await queueMutation(asked)))
    return instead || Response.error()
  }
}
