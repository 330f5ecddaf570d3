import { useTranslation } from 'react-i18next'

import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import type { BillFilter } from './invoice'

/** The empty state: no bill matches the filter, or there are no bills yet, where people find what they can buy. */
export const NoBills = ({ filter = 'all' }: { filter?: BillFilter }) => {
  const { t } = useTranslation('billing')
  return (
    <div className="space-y-4">
      <div className="panel">
        <EmptyState
          drawing="bills"
          title={t(`bills.none.${filter}`)}
          text={t(`bills.noneHelp.${filter}`)}
        />
      </div>
      {filter === 'all' && <OpenOffers />}
    </div>
  )
}
