import { lazy, Suspense } from 'react'

import { WinsLoading } from './WinsLoading'

/** Nothing of the wins is fetched before what one came for stands. */
const AFTER_MS = 1500

const HomeWinsCell = lazy(async () => {
  await new Promise((done) => setTimeout(done, AFTER_MS))
  return import('./homeWinsChunk')
})

/** Keeps the place of the wins until they come. */
export const WinsSlot = () => (
  <Suspense fallback={<WinsLoading />}>
    <HomeWinsCell />
  </Suspense>
)
