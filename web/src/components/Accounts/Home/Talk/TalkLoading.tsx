import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

/** Reserves the height of a short list, so that little moves when it loads; people without a feed keep no hole. */
export const TalkLoading = () => (
  <div className="min-h-44">
    <div className="panel p-6">
      <SkeletonLines lines={3} />
    </div>
  </div>
)
