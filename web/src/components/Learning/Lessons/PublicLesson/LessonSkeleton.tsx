import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const LessonSkeleton = () => (
  <div className="space-y-5">
    <Skeleton className="aspect-video w-full rounded-xl" />
    <SkeletonLines />
  </div>
)
