import { useTranslation } from 'react-i18next'

import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Columns } from 'src/components/ui/layout/Columns'

export const HomeLoading = ({ isMember }: { isMember: boolean }) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Columns
        aside={
          isMember && (
            <div className="panel p-5">
              <SkeletonLines lines={5} />
            </div>
          )
        }
      >
        <div className="panel overflow-hidden sm:flex">
          <Skeleton className="aspect-video w-full rounded-none sm:w-64" />
          <div className="flex-1 space-y-5 p-5">
            <SkeletonLines lines={3} />
            <Skeleton className="h-10 w-full" />
          </div>
        </div>
        <div className="panel p-5">
          <SkeletonLines lines={3} />
        </div>
      </Columns>
    </div>
  )
}
