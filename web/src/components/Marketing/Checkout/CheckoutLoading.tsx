import { useTranslation } from 'react-i18next'

import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

/** The skeleton of the checkout. */
export const CheckoutLoading = () => {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <div className="space-y-5">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-36 w-full rounded-xl" />
        <Skeleton className="h-72 w-full rounded-xl" />
      </div>
      <div className="panel space-y-5 p-6">
        <Skeleton className="h-6 w-40" />
        <SkeletonLines lines={4} />
        <Skeleton className="h-12" />
      </div>
    </div>
  )
}
