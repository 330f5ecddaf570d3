import { useTranslation } from 'react-i18next'

import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const LessonLoading = () => {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <Skeleton className="mb-6 h-9 w-3/4 max-w-md" />
        <Skeleton className="mb-6 aspect-video w-full rounded-xl" />
        <SkeletonLines lines={5} />
      </div>
      <div className="panel space-y-5 p-5 max-lg:hidden">
        {[1, 2, 3, 4, 5, 6].map((lesson) => (
          <Skeleton key={lesson} className="h-5 w-4/5" />
        ))}
      </div>
    </div>
  )
}
