import { Suspense } from 'react'

import { lazyLater } from 'src/lib/lazyLater'

import { WinsLoading } from './WinsLoading'

const HomeWinsCell = lazyLater(() => import('./homeWinsChunk'))

/** Keeps the place of the wins, as high as three of them, so that nothing moves when they come. */
export const WinsSlot = () => (
  <div className="min-h-76">
    <Suspense fallback={<WinsLoading />}>
      <HomeWinsCell />
    </Suspense>
  </div>
)
