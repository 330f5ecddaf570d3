import { useEffect, useRef } from 'react'

/** An open feed asks for what is new this often, while its tab is in front. */
const EVERY_MS = 45_000

/** Calls `refresh` from time to time and when the reader comes back; notices tell the rest at once. */
export const useLiveFeed = (refresh: () => unknown) => {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) latest.current()
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}
