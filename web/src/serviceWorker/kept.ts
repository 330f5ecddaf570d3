// The pages' access to what this device stores for offline use (docs/decisions/0032).
import { forgetLessons, pathsIn } from 'src/serviceWorker/keptFiles'
import {
  isQueuedCompletion,
  queuedLessonId,
} from 'src/serviceWorker/operations'
import {
  CHANNEL,
  fileAddress,
  keptLessonAddress,
  stores,
  type KeptLesson,
  type WorkerMessage,
} from 'src/serviceWorker/stores'

const channel =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(CHANNEL)

const listeners = new Set<(message: WorkerMessage) => void>()
channel?.addEventListener('message', ({ data }) =>
  listeners.forEach((listener) => listener(data))
)

/** Listens to messages of the service worker and other tabs. Returns a function that stops listening. */
export const onWorkerMessage = (listener: (message: WorkerMessage) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const broadcast = (message: WorkerMessage) => {
  // A channel does not receive its own messages.
  channel?.postMessage(message)
  listeners.forEach((listener) => listener(message))
}

/** The lessons whose completion is queued. */
export const queuedLessons = async () =>
  (await pathsIn(stores.waiting)).filter(isQueuedCompletion).map(queuedLessonId)

type FileToKeep = { url: string; size: number }
type LessonToKeep = Pick<KeptLesson, 'id' | 'courseId' | 'name'> & {
  files: readonly FileToKeep[]
}

/**
 * Stores the files of a lesson on this device, except the files that are stored already. Throws when the connection is
 * lost or the storage is full. The files stored until then stay, and another try continues with the rest.
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
  broadcast({ kind: 'changed' })
}

/** Removes the files of these lessons from the device. */
export const removeLessons = async (ids: readonly number[]) => {
  await forgetLessons(ids)
  broadcast({ kind: 'changed' })
}
