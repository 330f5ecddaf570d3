import { useEffect, useRef } from 'react'

import type { ApolloError } from '@apollo/client'

import { isOffline } from 'src/lib/data/isOffline'
import { waitingSlot } from 'src/lib/data/waitingSlot'

/** Lets the changes of a form wait for the connection as long as the form is shown. */
export const useConnection = () => {
  const left = useRef<AbortController>()
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])
  /** @throws ApolloError if the change is given up */
  const whenOnline = async () => {
    if (!navigator.onLine)
      await waitingSlot.whenConnected?.(left.current?.signal)
  }

  /**
   * Sends a change when the device is online. If the connection is lost before the answer, only a change that the server
   * makes once (`isOnce`) is sent again; the device may be online by the time the answer is missed.
   */
  const sendOnline = async <Answer>(
    send: () => Promise<Answer>,
    isOnce: boolean
  ): Promise<Answer> => {
    await whenOnline()
    try {
      return await send()
    } catch (failure) {
      const isLost = !navigator.onLine || isOffline(failure as ApolloError)
      if (!isOnce || !isLost) throw failure
      await whenOnline()
      return send()
    }
  }
  return { whenOnline, sendOnline }
}
