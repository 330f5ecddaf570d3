import { Suspense } from 'react'

import { lazyWhenIdle } from 'src/lib/loading/lazyWhenIdle'

import { WinsLoading } from './WinsLoading'

const HomeWinsCell = lazyWhenIdle(() => import('./homeWinsChunk'))

/** Reserves the height of three wins, so that nothing moves when they load. */
export const WinsSlot = () => (
  <div className="min-h-76">
    <Suspense fallback={<WinsLoading />}>
      <HomeWinsCell />
    </Suspense>
  </div>
)
