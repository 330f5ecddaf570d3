import { Suspense } from 'react'

import { lazyAfterDelay } from 'src/lib/loading/lazyAfterDelay'

import { TalkLoading } from './TalkLoading'

const HomeTalkCell = lazyAfterDelay(() => import('./homeTalkChunk'))

/** Reserves the height of a short list, so that little moves when it loads. */
export const HomeTalkSlot = () => (
  <div className="min-h-44">
    <Suspense fallback={<TalkLoading />}>
      <HomeTalkCell />
    </Suspense>
  </div>
)
