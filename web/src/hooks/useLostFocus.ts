import { useEffect, useRef } from 'react'

/** For what stays: takes the focus when what had it went away with this change. */
export const useLostFocus = <Place extends HTMLElement>(change: unknown) => {
  const place = useRef<Place>(null)
  const last = useRef(change)

  useEffect(() => {
    const hasChanged = change !== last.current
    last.current = change
    if (hasChanged && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [change])

  return place
}
