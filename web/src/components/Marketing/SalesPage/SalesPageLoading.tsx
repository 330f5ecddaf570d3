import { useTranslation } from 'react-i18next'

import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

/** The skeleton of the sales page. */
export const SalesPageLoading = () => {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <div className="space-y-5">
        <Skeleton className="aspect-video w-full rounded-xl lg:aspect-[21/9]" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-9 w-4/5" />
        <SkeletonLines lines={4} />
      </div>
      <div className="panel space-y-5 p-6">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-12 max-lg:hidden" />
        <SkeletonLines lines={3} />
      </div>
    </div>
  )
}
