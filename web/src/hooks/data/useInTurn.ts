import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work after a run before it has ended; calls that wait share one run. Apollo gives the answer of a request that is
 * on its way to an equal one, and that answer lacks what was written since.
 */
export const useInTurn = (work: () => unknown) => {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef<Promise<unknown>>()
  return useCallback(() => {
    waiting.current ??= running.current.then(() => {
      waiting.current = undefined
      running.current = (async () => latest.current())().catch(() => undefined)
      return running.current
    })
    return waiting.current
  }, [])
}
