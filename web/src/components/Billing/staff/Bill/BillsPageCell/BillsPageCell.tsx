import { useTranslation } from 'react-i18next'
import type { BillsPageQuery, BillsPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns, filters } from 'src/components/Billing/staff/Bill/bill'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<BillsPageQuery, BillsPageQueryVariables> =
  gql`
    query BillsPageQuery(
      $page: Int
      $perPage: Int
      $q: String
      $filter: BillsFilter
      $validity: Validity
      $isWaiting: Boolean
    ) {
      billsPage(
        page: $page
        perPage: $perPage
        q: $q
        filter: $filter
        validity: $validity
        isWaiting: $isWaiting
      ) {
        rows {
          ...DeskBillFields
        }
        total
        isTotalCapped
      }
    }
  `

export const beforeQuery = tableQuery<BillsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure

type SuccessProps = Pick<
  CellSuccessProps<BillsPageQuery>,
  'billsPage' | 'updating'
> &
  Pick<BillsPageQueryVariables, 'validity' | 'isWaiting'>

export const Success = ({
  billsPage,
  updating,
  validity,
  isWaiting,
}: SuccessProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <>
      <ResourceList
        entity="billing.staff.deskBill"
        query={QUERY}
        within={{ validity, isWaiting }}
        page={billsPage}
        updating={updating}
        columns={columns}
        filters={isWaiting ? [] : filters}
        rowLink={({ userId }) => routes.studentPaymentDetails({ id: userId })}
        empty={
          isWaiting ? (
            <EmptyState
              drawing="done"
              title={t('second.none')}
              text={t('second.noneHelp')}
            />
          ) : undefined
        }
      />
      {billsPage.isTotalCapped && (
        <p className="text-muted mt-3 text-sm">
          {t('deskBill.capped', { count: billsPage.total })}
        </p>
      )}
    </>
  )
}
