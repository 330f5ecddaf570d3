import { useEffect, useState } from 'react'

import { navigate } from '@redwoodjs/router'

import { isPath, isPlace } from '$api/src/shared/text/place'

const goTo = (target: string) => {
  if (isPath(target)) navigate(target, { replace: true })
  else if (isPlace(target)) window.location.replace(target)
}

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
