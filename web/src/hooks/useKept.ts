import { useEffect, useState, useSyncExternalStore } from 'react'

import { onWorkerNews, waitingLessons } from 'src/lib/kept'
import { keptLessons } from 'src/serviceWorker/keptFiles'

const watchWorker = (listener: () => void) => {
  const workers = navigator.serviceWorker
  workers?.addEventListener('controllerchange', listener)
  return () => workers?.removeEventListener('controllerchange', listener)
}

/** Whether the worker stands by, without which nothing is kept. */
export const useCanKeep = () =>
  useSyncExternalStore(watchWorker, () =>
    Boolean(navigator.serviceWorker?.controller)
  )

/** Reads from what this device keeps, again whenever that changes; `nothing` until then, and where nothing is kept. */
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
    const stop = onWorkerNews(refresh)
    return () => {
      isOver = true
      stop()
    }
  }, [read, canKeep])
  return value
}

const noIds: number[] = []
const noLessons: Awaited<ReturnType<typeof keptLessons>> = []

/** Lessons whose "Done" waits on this device for the connection. */
export const useWaitingLessons = () => useKept(waitingLessons, noIds)

/** Lessons whose files are on this device. */
export const useKeptLessons = () => useKept(keptLessons, noLessons)
