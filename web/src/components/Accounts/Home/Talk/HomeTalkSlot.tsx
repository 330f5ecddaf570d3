import { Suspense } from 'react'

import { useAuth } from 'src/auth'
import { lazyAfterDelay } from 'src/lib/loading/lazyAfterDelay'

import { TalkLoading } from './TalkLoading'

const HomeTalkCell = lazyAfterDelay(() => import('./homeTalkChunk'))

/** Reserves the height of a short list, so that little moves when it loads. */
export const HomeTalkSlot = () => {
  const { currentUser } = useAuth()
  return (
    <div className="min-h-44">
      <Suspense fallback={<TalkLoading />}>
        <HomeTalkCell isChallenger={currentUser?.isChallenger === true} />
      </Suspense>
    </div>
  )
}
