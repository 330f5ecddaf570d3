// What this device keeps for a time without a connection, as pages see it (docs/decisions/0032).
import { forgetLessons, pathsIn } from 'src/serviceWorker/keptFiles'
import { isWaitingDone, waitingLesson } from 'src/serviceWorker/operations'
import {
  CHANNEL,
  fileAddress,
  keptLessonAddress,
  stores,
  type KeptLesson,
  type WorkerNews,
} from 'src/serviceWorker/stores'

const channel =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(CHANNEL)

const listeners = new Set<(news: WorkerNews) => void>()
channel?.addEventListener('message', ({ data }) =>
  listeners.forEach((listener) => listener(data))
)

/** Hears what the worker and other tabs tell. Returns what ends it. */
export const onWorkerNews = (listener: (news: WorkerNews) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tellAll = (news: WorkerNews) => {
  // A channel does not hear itself.
  channel?.postMessage(news)
  listeners.forEach((listener) => listener(news))
}

/** Lessons whose "Done" waits for the connection. */
export const waitingLessons = async () =>
  (await pathsIn(stores.waiting)).filter(isWaitingDone).map(waitingLesson)

type FileToKeep = { url: string; size: number }
type LessonToKeep = Pick<KeptLesson, 'id' | 'courseId' | 'name'> & {
  files: readonly FileToKeep[]
}

/**
 * Fetches the files of a lesson onto this device; those that are there already stay. Throws where the line or the room
 * gives out: then what came so far stays, and another try goes on from there.
 */
export const keepLesson = async ({ files, ...lesson }: LessonToKeep) => {
  await navigator.storage?.persist?.()
  const store = await caches.open(stores.files)
  for (const { url } of files) {
    const address = fileAddress(url)
    if (await store.match(address)) continue
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    await store.put(address, answer)
  }
  const kept: KeptLesson = {
    ...lesson,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    files: files.map(({ url }) => fileAddress(url)),
  }
  const lessons = await caches.open(stores.lessons)
  await lessons.put(keptLessonAddress(lesson.id), Response.json(kept))
  tellAll({ kind: 'changed' })
}

/** Takes the files of these lessons from the device. */
export const removeLessons = async (ids: readonly number[]) => {
  await forgetLessons(ids)
  tellAll({ kind: 'changed' })
}
