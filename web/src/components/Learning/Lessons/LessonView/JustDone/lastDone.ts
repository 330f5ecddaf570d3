// The lesson that the member has just finished. It counts as done while it is being saved; afterwards it can be undone
// for some seconds, also on the page of the next lesson.
import { useSyncExternalStore } from 'react'

import { UNDO_SECONDS } from '$api/src/shared/constants'

export type LastDone = { courseId: number; lessonId: number; isSaved: boolean }

let now: LastDone | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const setLastDone = (next: LastDone | undefined) => {
  now = next
  clearTimeout(timer)
  if (next?.isSaved)
    timer = setTimeout(() => setLastDone(undefined), UNDO_SECONDS * 1000)
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The lesson of this course that was just finished, if any. */
export const useLastDone = (courseId: number) => {
  const found = useSyncExternalStore(subscribe, () => now)
  return found?.courseId === courseId ? found : undefined
}
