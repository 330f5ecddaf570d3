import { keptLessonAddress, stores, type KeptLesson } from './stores'

export const pathsIn = async (store: string) =>
  (await (await caches.open(store)).keys()).map(
    ({ url }) => new URL(url).pathname
  )

export const keptLessons = async (): Promise<KeptLesson[]> => {
  const store = await caches.open(stores.lessons)
  const kept = await Promise.all(
    (await store.keys()).map(async (request) =>
      (await store.match(request))?.json()
    )
  )
  return kept.filter(Boolean)
}

/** Removes the files of these lessons from the device, except those that other stored lessons use. */
export const forgetLessons = async (ids: readonly number[]) => {
  const lessons = await caches.open(stores.lessons)
  for (const id of ids) await lessons.delete(keptLessonAddress(id))
  const used = new Set((await keptLessons()).flatMap(({ files }) => files))
  const store = await caches.open(stores.files)
  for (const address of await pathsIn(stores.files))
    if (!used.has(address)) await store.delete(address)
}
