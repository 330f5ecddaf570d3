import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const WinsLoading = () => (
  <div className="panel p-6">
    <SkeletonLines />
  </div>
)
