import { useEffect, useRef } from 'react'

import { newestHeard, watchBell } from './sharedBell'

/**
 * Calls `onNew` when a notice arrives, and when this tab hears of a notice for the first time, because that one may have
 * arrived after the page loaded.
 */
export const useNewNotice = (onNew: () => unknown) => {
  const newest = useRef(newestHeard())
  const latest = useRef(onNew)
  useEffect(() => {
    latest.current = onNew
  })
  useEffect(
    () =>
      watchBell((bell) => {
        if (bell.newest == null || bell.newest === newest.current) return
        newest.current = bell.newest
        void latest.current()
      }),
    []
  )
}
