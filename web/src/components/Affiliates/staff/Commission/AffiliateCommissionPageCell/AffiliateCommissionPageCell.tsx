import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import {
  filters,
  staffColumns as columns,
} from 'src/components/Affiliates/Commission/line'
import { AdjustCommission } from 'src/components/Affiliates/staff/Commission/AdjustCommission'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AffiliateCommissionPageQuery'> = gql`
  query AffiliateCommissionPageQuery(
    $affiliateId: Int!
    $page: Int
    $perPage: Int
    $sort: CommissionSort
    $filter: CommissionStatus
  ) {
    affiliateCommissionTotals(affiliateId: $affiliateId) {
      ...CommissionTotalsFields
    }
    affiliateCommissionPage(
      affiliateId: $affiliateId
      page: $page
      perPage: $perPage
      sort: $sort
      filter: $filter
    ) {
      rows {
        ...CommissionLineFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters, statePrefix: 'lines' }

export const beforeQuery =
  listQuery<VariablesOf<'AffiliateCommissionPageQuery'>>(list)
export const isEmpty = () => false
export const Loading = TableLoading
export const Failure = CellFailure

type SuccessProps = Pick<
  PropsOf<'AffiliateCommissionPageQuery'>,
  'affiliateCommissionPage' | 'affiliateCommissionTotals' | 'updating'
> & { affiliateId: number; name: string }

/** An affiliate's commission, with each line and its reasons. */
export const Success = ({
  affiliateCommissionPage,
  affiliateCommissionTotals,
  updating,
  affiliateId,
  name,
}: SuccessProps) => {
  const { t } = useTranslation('affiliates.staff')
  const { can, mayOpen } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CommissionTotals totals={affiliateCommissionTotals} />
      {can('editAffiliates') && (
        <div className="mb-4 flex justify-end">
          <Button icon={Plus} onClick={() => setIsOpen(true)}>
            {t('adjust.create')}
          </Button>
        </div>
      )}
      {isOpen && (
        <AdjustCommission
          affiliateId={affiliateId}
          name={name}
          onClose={() => setIsOpen(false)}
        />
      )}
      <ResourceList
        entity="affiliates.commission"
        query={QUERY}
        within={{ affiliateId }}
        page={affiliateCommissionPage}
        updating={updating}
        searchable={false}
        {...list}
        rowLink={({ buyerId }) =>
          buyerId != null && mayOpen('user')
            ? routes.user({ id: buyerId })
            : undefined
        }
      />
    </>
  )
}
