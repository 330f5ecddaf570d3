import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { refetchActiveQueries } from 'src/lib/data/apollo'
import { onWorkerMessage, queuedLessons } from 'src/serviceWorker/kept'
import { keptLessons } from 'src/serviceWorker/keptFiles'
import { isLessonKept } from 'src/serviceWorker/keptPages'
import { loadedFiles } from 'src/serviceWorker/loadedFiles'

const watchWorker = (listener: () => void) => {
  const workers = navigator.serviceWorker
  workers?.addEventListener('controllerchange', listener)
  return () => workers?.removeEventListener('controllerchange', listener)
}

/** Whether a service worker controls the page; without it, nothing is stored offline. */
export const useCanKeep = () =>
  useSyncExternalStore(watchWorker, () =>
    Boolean(navigator.serviceWorker?.controller)
  )

/**
 * Reads what this device stores, again after each change; returns `nothing` before the first read and without a service
 * worker.
 */
const useKept = <T>(read: () => Promise<T>, nothing: T) => {
  const [value, setValue] = useState(nothing)
  const canKeep = useCanKeep()
  useEffect(() => {
    if (!canKeep) return
    let isOver = false
    const refresh = () =>
      read().then(
        (found) => !isOver && setValue(() => found),
        () => {}
      )
    void refresh()
    const stop = onWorkerMessage(refresh)
    return () => {
      isOver = true
      stop()
    }
  }, [read, canKeep])
  return value
}

const noIds: number[] = []
const noLessons: Awaited<ReturnType<typeof keptLessons>> = []

/** The lessons whose completion is queued on this device. When some have been sent, the shown data is reloaded. */
export const useQueuedLessons = () => {
  const waiting = useKept(queuedLessons, noIds)
  const before = useRef(waiting.length)
  useEffect(() => {
    if (waiting.length < before.current) refetchActiveQueries()
    before.current = waiting.length
  }, [waiting])
  return waiting
}

/** The lessons whose files are saved on this device. */
export const useKeptLessons = () => useKept(keptLessons, noLessons)

/** Whether the page of this lesson opens without a connection. */
export const useIsLessonKept = (courseId: number, id: number) =>
  useKept(
    useCallback(
      () => isLessonKept({ courseId, id }, loadedFiles()),
      [courseId, id]
    ),
    false
  )
