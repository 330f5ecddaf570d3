import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'

export const TalkLoading = () => (
  <div className="panel p-6">
    <SkeletonLines lines={3} />
  </div>
)
