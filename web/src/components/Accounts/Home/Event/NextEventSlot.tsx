import { Suspense } from 'react'

import type { NextEventFields } from 'types/graphql'

import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { lazyWhenIdle } from 'src/lib/loading/lazyWhenIdle'

const NextEvent = lazyWhenIdle(() => import('./homeEventChunk'))

/** Reserves the height of the next event, so that nothing moves when it loads. */
export const NextEventSlot = ({ event }: { event: NextEventFields }) => (
  <div className="panel min-h-48 p-4 sm:min-h-34 sm:p-5">
    <Suspense fallback={<SkeletonLines />}>
      <NextEvent event={event} />
    </Suspense>
  </div>
)
