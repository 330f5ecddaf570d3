import { Suspense, useEffect, useState } from 'react'

import { lazyPart } from 'src/lib/loading/lazyPart'

const Prompts = lazyPart(() => import('./Prompts'))

/** Prompts load only after the page itself has loaded. */
const AFTER_MS = 1500

export const PromptsSlot = () => {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return (
    <Suspense fallback={null}>
      <Prompts />
    </Suspense>
  )
}
