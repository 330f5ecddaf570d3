import { Suspense } from 'react'

import { useAuth } from 'src/auth'
import { lazyAfterDelay } from 'src/lib/loading/lazyAfterDelay'

import { TalkLoading } from './TalkLoading'

const HomeTalkCell = lazyAfterDelay(() => import('./homeTalkChunk'))

export const HomeTalkSlot = () => {
  const { currentUser } = useAuth()
  return (
    <Suspense fallback={<TalkLoading />}>
      <HomeTalkCell isChallenger={currentUser?.isChallenger === true} />
    </Suspense>
  )
}
