import { Suspense, type ReactNode } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazyPart } from 'src/lib/loading/lazyPart'

const OpenOffersCell = lazyPart(() => import('./openOffersChunk'))

type OpenOffersProps = {
  /** Offers that contain this course come first. */
  courseId?: number
  /** Shown to members, and where nothing is open. */
  children?: ReactNode
}

/** The offers for people without a membership, in the order that staff have chosen. */
export const OpenOffers = (props: OpenOffersProps) => (
  <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
    <OpenOffersCell {...props} />
  </Suspense>
)
