import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import type { BillFilter } from './invoice'

/** The empty state: the member has no bills, or no bill matches the filter. */
export const NoBills = ({ filter = 'all' }: { filter?: BillFilter }) => {
  const { t } = useTranslation('billing')
  return (
    <div className="panel">
      <EmptyState
        drawing="bills"
        title={t(`bills.none.${filter}`)}
        text={t(`bills.noneHelp.${filter}`)}
      />
    </div>
  )
}
