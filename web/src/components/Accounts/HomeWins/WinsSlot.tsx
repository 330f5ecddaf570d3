import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { useAccess } from 'src/hooks/useAccess'

import { WinsLoading } from './WinsLoading'

const HomeWinsCell = lazy(() => import('./homeWinsChunk'))

const onceLoaded = (work: () => void) => {
  if (document.readyState === 'complete') setTimeout(work)
  else window.addEventListener('load', () => setTimeout(work), { once: true })
}

/** Keeps the place of the wins, and fetches them once they are looked at and what one came for stands. */
export const WinsSlot = () => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const mayHaveWins = useAccess().mayOpen('myProfile')

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry.isIntersecting) return
        watch.disconnect()
        onceLoaded(() => setIsSeen(true))
      },
      { rootMargin: '200px' }
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  if (!mayHaveWins) return null
  return (
    <div ref={place}>
      {isSeen ? (
        <Suspense fallback={<WinsLoading />}>
          <HomeWinsCell />
        </Suspense>
      ) : (
        <WinsLoading />
      )}
    </div>
  )
}
