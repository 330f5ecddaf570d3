import { useEffect, useState } from 'react'

import { openPlace } from 'src/lib/browser/openPlace'

const goTo = (target: string) => openPlace(target, { replace: true })

/** Counts down to the redirect while nothing pauses it and the page is visible. */
export const useRedirectCountdown = (
  target: string,
  from: number,
  { waits }: { waits: boolean }
) => {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    if (waits) return
    if (seconds <= 0) return goTo(target)
    const timer = setInterval(() => {
      if (!document.hidden) setSeconds((left) => left - 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, waits, target])
  return { seconds, leave: () => goTo(target) }
}
