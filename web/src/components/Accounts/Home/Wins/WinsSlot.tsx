import { Suspense } from 'react'

import { lazyAfterDelay } from 'src/lib/loading/lazyAfterDelay'

import { WinsLoading } from './WinsLoading'

const HomeWinsCell = lazyAfterDelay(() => import('./homeWinsChunk'))

/** Reserves the height of three wins, so that nothing moves when they load. */
export const WinsSlot = () => (
  <div className="min-h-76">
    <Suspense fallback={<WinsLoading />}>
      <HomeWinsCell />
    </Suspense>
  </div>
)
