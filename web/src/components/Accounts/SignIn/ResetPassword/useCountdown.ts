import { useEffect, useState } from 'react'

/** The seconds left until an action is allowed again. */
export const useCountdown = (from: number) => {
  const [seconds, setSeconds] = useState(from)
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return { seconds, restart: () => setSeconds(from) }
}
