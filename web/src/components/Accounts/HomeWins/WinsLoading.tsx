import { SkeletonLines } from 'src/components/ui/Skeleton/Skeleton'

/** As high as the card, full or empty, so that nothing moves when it comes. */
export const WINS_HEIGHT = 'min-h-76'

export const WinsLoading = () => (
  <div className={`panel p-6 ${WINS_HEIGHT}`}>
    <SkeletonLines />
  </div>
)
