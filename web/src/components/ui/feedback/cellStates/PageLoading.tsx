import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import { Busy } from './Busy'

/** A loading page as high as the screen, so that the footer stays below it. */
export const PageLoading = () => (
  <Busy className="min-h-dvh space-y-6">
    <Skeleton className="h-8 w-56 max-w-full" />
    <SkeletonLines lines={4} />
  </Busy>
)
