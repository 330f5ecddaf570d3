import { useTranslation } from 'react-i18next'

import { PeriodPicker } from 'src/components/Reports/staff/Collections/PeriodPicker'
import { usePeriod } from 'src/components/Reports/staff/Collections/usePeriod'
import { Tabs } from 'src/components/ui/control/Tabs'
import { useTableState } from 'src/hooks/resource/useTableState'

import CashCollectionCell from './CashCollectionCell'

import {
  collectionRanges,
  collectionTabs,
  type CollectionTab,
} from '$api/src/shared/billing/collecting/collectionBucket'
import { GRACE_DAYS } from '$api/src/shared/constants'
import { spanOf } from '$api/src/shared/reports/period'
import { enumValueOf } from '$api/src/shared/text/enumWords'

const CollectionTabRows = ({ tab }: { tab: CollectionTab }) => {
  const { t } = useTranslation('reports')
  const { page, perPage, q } = useTableState()
  const chosen = usePeriod()
  const isCollected = tab === 'collected'
  const span = isCollected ? spanOf(chosen) : null
  const range = collectionRanges[tab as keyof typeof collectionRanges]
  return (
    <>
      <p className="text-muted mb-4 max-w-prose text-sm">
        {t(`cash.definitions.${tab}`, { ...range, grace: GRACE_DAYS })}
      </p>
      {isCollected && <PeriodPicker chosen={chosen} hasGroups={false} />}
      <CashCollectionCell
        page={page}
        perPage={perPage}
        {...(q && { q })}
        filter={enumValueOf(tab)}
        {...span}
      />
    </>
  )
}

/** The tabs of spec section 4, each with its definition. */
export const CashCollection = () => {
  const { t } = useTranslation('reports')
  return (
    <Tabs
      label={t('cash.heading')}
      param="filter"
      tabs={collectionTabs.map((tab) => ({
        key: tab,
        title: t(`cash.tabs.${tab}`),
        content: <CollectionTabRows tab={tab} />,
      }))}
    />
  )
}
