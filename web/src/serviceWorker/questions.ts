import { forgetLessons } from './keptFiles'
import {
  answerAddress,
  asAsked,
  keptQueries,
  meanwhileOf,
  waitingAddress,
  waitingLesson,
  isWaitingDone,
  type Asked,
} from './operations'
import { after, tell, worker } from './scope'
import { askForOwner, ownerOf } from './shell'
import { stores } from './stores'

const GRAPHQL = '/api/graphql'
const MOST_ANSWERS = 300

type Answer = {
  data?: object | null
  errors?: { extensions?: { code?: string } }[]
}

/** Codes by which the server says that it is no longer to be read; any other error may pass. */
const REFUSALS = ['FORBIDDEN', 'NOT_FOUND', 'LESSON_LOCKED', 'LESSON_OVERDUE']

/** A lesson that is closed by now takes its files along. */
const forgetClosed = async ({ operationName, variables }: Asked) => {
  if (operationName !== 'MyLessonQuery') return
  await forgetLessons([Number(variables.lessonId)])
  tell({ kind: 'changed' })
}

/** The last answer of each question that may be kept. */
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
  if (data && Object.values(data).includes(null)) await forgetClosed(asked)
  const [oldest, ...others] = await store.keys()
  if (others.length >= MOST_ANSWERS) await store.delete(oldest)
}

const keptAnswer = (asked: Asked) =>
  caches.match(answerAddress(asked), { cacheName: stores.answers })

/** Until it is known better, something may wait from before the worker was started. */
let mayWait = true

const letWait = async (asked: Asked): Promise<Response | undefined> => {
  const address = waitingAddress(asked)
  if (!address || !(await ownerOf())) return undefined
  const store = await caches.open(stores.waiting)
  await store.put(address, new Response(asked.body))
  mayWait = true
  tell({ kind: 'changed' })
  // Where the browser can, it goes on when no page of ours is open any more.
  const { sync } = worker.registration as {
    sync?: { register: (tag: string) => Promise<void> }
  }
  await sync?.register('waiting').catch(() => {})
  return Response.json(meanwhileOf(asked) ?? {})
}

/** A newer one got through: what waited in its place is out of date. */
const takeFromWaiting = async (asked: Asked) => {
  const address = waitingAddress(asked)
  if (!address || !mayWait) return
  const store = await caches.open(stores.waiting)
  if (await store.delete(address)) tell({ kind: 'changed' })
}

/** Asking again would not change these. */
const FINAL = [...REFUSALS, 'BAD_USER_INPUT', 'LESSON_NOT_WATCHED']

/** The server's last word on it; undefined where it should be asked again later. */
const send = async (body: string): Promise<Answer | undefined> => {
  const answer = await fetch(GRAPHQL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
  // Nobody's progress goes up under somebody else's name.
  const owner = await ownerOf()
  if (!owner || (await askForOwner()) !== owner) return

  const lessonIds: number[] = []
  let refused = 0
  for (const request of waiting) {
    const body = await (await store.match(request))?.text()
    if (!body) continue
    const said = await send(body)
    if (!said) continue
    // Another may have taken its place while it was under way.
    if ((await (await store.match(request))?.text()) === body)
      await store.delete(request)
    const { pathname } = new URL(request.url)
    if (said.errors) refused++
    else if (isWaitingDone(pathname)) lessonIds.push(waitingLesson(pathname))
  }
  mayWait = (await store.keys()).length > 0
  tell({ kind: 'sent', lessonIds, refused })
  tell({ kind: 'changed' })
}

/** What waits goes up in its order, and one at a time, however many tabs are open. The server acts on each once. */
export const sendWaiting = async (): Promise<void> => {
  if (mayWait) await navigator.locks.request('waiting', sendAll)
}

/** A line that is said to be back may yet take a moment. */
const PAUSES_MS = [0, 2000, 8000, 20_000]

export const sendOnceBack = async () => {
  for (const pause of PAUSES_MS) {
    await after(pause)
    await sendWaiting().catch(() => {})
    if (!mayWait) return
  }
}

/** A question to the api; without a connection what is kept answers it, or it waits. */
export const ask = async (event: FetchEvent): Promise<Response> => {
  const asked = asAsked(await event.request.clone().text())
  const isKept = asked && keptQueries.includes(asked.operationName)
  // Whose question it is, read while the server answers.
  const owner = isKept ? ownerOf() : undefined
  try {
    const answer = await fetch(event.request)
    const copy = answer.clone()
    event.waitUntil(
      (async () => {
        if (asked && answer.ok) await takeFromWaiting(asked)
        if (isKept && answer.ok) await keepAnswer(asked, copy, await owner)
        await sendWaiting()
      })().catch(() => {})
    )
    return answer
  } catch {
    const instead =
      asked && ((await keptAnswer(asked)) ?? (await letWait(asked)))
    return instead ?? Response.error()
  }
}
