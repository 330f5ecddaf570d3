import { lazy, Suspense } from 'react'

import { WinsLoading } from './WinsLoading'

/** Nothing of the wins is fetched before what one came for stands. */
const AFTER_MS = 1500

const HomeWinsCell = lazy(async () => {
  await new Promise((done) => setTimeout(done, AFTER_MS))
  return import('./homeWinsChunk')
})

/** Keeps the place of the wins, as high as three of them, so that nothing moves when they come. */
export const WinsSlot = () => (
  <div className="min-h-76">
    <Suspense fallback={<WinsLoading />}>
      <HomeWinsCell />
    </Suspense>
  </div>
)
