import { useTranslation } from 'react-i18next'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'

/** A skeleton of two invoices with three bills each. */
export const BillsLoading = () => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className="space-y-4">
      <Skeleton className="h-10 w-64" />
      {[0, 1].map((card) => (
        <div key={card} className="panel space-y-4 p-5">
          <Skeleton className="h-5 w-1/2" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center gap-4">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-5 w-20 rounded-full" />
              <Skeleton className="ml-auto h-4 w-20" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
