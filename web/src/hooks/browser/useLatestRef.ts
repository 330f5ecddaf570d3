import { useRef } from 'react'

/** A ref that always holds the value of the last render, for listeners and timers that outlive a render. */
export const useLatestRef = <Value>(value: Value) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}
