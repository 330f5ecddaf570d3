import { Suspense, useEffect, useState } from 'react'

import { lazyPart } from 'src/lib/lazyPart'

const Prompts = lazyPart(() => import('./Prompts'))

/** Nothing of a prompt is fetched before the page one came for stands. */
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
