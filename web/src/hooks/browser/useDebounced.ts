import { useEffect, useState } from 'react'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

/** The last value that stayed the same for `ms`. */
export const useDebounced = <Value>(value: Value, ms = SEARCH_DEBOUNCE_MS) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
