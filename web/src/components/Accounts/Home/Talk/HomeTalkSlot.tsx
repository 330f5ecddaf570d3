import { Suspense } from 'react'

import { useAuth } from 'src/auth'
import { lazyWhenIdle } from 'src/lib/loading/lazyWhenIdle'

import { TalkLoading } from './TalkLoading'

const HomeTalkCell = lazyWhenIdle(() => import('./homeTalkChunk'))

export const HomeTalkSlot = () => {
  const { currentUser } = useAuth()
  return (
    <Suspense fallback={<TalkLoading />}>
      <HomeTalkCell isChallenger={currentUser?.isChallenger === true} />
    </Suspense>
  )
}
