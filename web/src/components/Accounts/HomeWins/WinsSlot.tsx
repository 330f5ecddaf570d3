import { Suspense } from 'react'

import { lazyLater } from 'src/lib/lazyLater'

import { WinsLoading } from './WinsLoading'

const HomeWinsCell = lazyLater(() => import('./homeWinsChunk'))

/** Reserves the height of three wins, so that nothing moves when they load. */
export const WinsSlot = () => (
  <div className="min-h-76">
    <Suspense fallback={<WinsLoading />}>
      <HomeWinsCell />
    </Suspense>
  </div>
)
