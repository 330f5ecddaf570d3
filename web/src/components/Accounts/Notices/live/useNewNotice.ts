import { useEffect, useRef } from 'react'

import { useInTurn } from 'src/hooks/data/useInTurn'

import { newestHeard, watchBell } from './sharedBell'

/**
 * Calls `onNew` when a notice arrives, and when this tab hears of a notice for the first time, because that one may have
 * arrived after the page loaded.
 */
export const useNewNotice = (onNew: () => unknown) => {
  const newest = useRef(newestHeard())
  const tell = useInTurn(onNew)
  useEffect(
    () =>
      watchBell((bell) => {
        if (bell.newest == null || bell.newest === newest.current) return
        newest.current = bell.newest
        void tell()
      }),
    [tell]
  )
}
