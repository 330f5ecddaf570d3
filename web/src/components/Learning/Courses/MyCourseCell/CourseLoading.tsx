import { useTranslation } from 'react-i18next'

import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

/** The skeleton of a course: outline on the left, cover and button on the right. */
export const CourseLoading = () => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Skeleton className="mb-6 h-9 w-2/3 max-w-md" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="panel max-lg:order-last space-y-5 p-5">
          {[1, 2, 3, 4, 5, 6].map((lesson) => (
            <div key={lesson} className="flex items-center gap-3">
              <Skeleton className="size-5 shrink-0 rounded-full" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
        <div className="panel overflow-hidden">
          <Skeleton className="aspect-video w-full rounded-none" />
          <div className="p-5">
            <SkeletonLines lines={3} />
          </div>
        </div>
      </div>
    </div>
  )
}
