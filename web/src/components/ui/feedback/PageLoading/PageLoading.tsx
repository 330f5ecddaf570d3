import { Skeleton } from 'src/components/ui/feedback/Skeleton/Skeleton'

/** Stands in for a page whose code is still loading, below the layout's header. */
export const PageLoading = () => (
  <div aria-busy="true" className="space-y-4">
    <Skeleton className="h-8 w-1/2" />
    <Skeleton className="h-40" />
  </div>
)
