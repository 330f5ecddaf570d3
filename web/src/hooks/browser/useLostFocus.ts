import { useEffect, useRef } from 'react'

/** Returns the ref of an element that gets the focus when a change of `change` has removed the focused element. */
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
