import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Billing/staff/Bill/bill'
import WaitingSurplusesCell from 'src/components/Billing/staff/Credit/WaitingSurplusesCell'
import { productSelect } from 'src/components/Billing/staff/productSelects'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'
import type { ListSelect } from 'src/hooks/resource/listSelect'

export const QUERY: Doc<'BillsPageQuery'> = gql`
  query BillsPageQuery(
    $page: Int
    $perPage: Int
    $q: String
    $filter: BillsFilter
    $validity: Validity
    $isWaiting: Boolean
    $productId: Int
  ) {
    billsPage(
      page: $page
      perPage: $perPage
      q: $q
      filter: $filter
      validity: $validity
      isWaiting: $isWaiting
      productId: $productId
    ) {
      rows {
        ...DeskBillFields
      }
      total
      isTotalCapped
    }
  }
`

const selects: ListSelect<keyof VariablesOf<'BillsPageQuery'>>[] = [
  // The validity of the membership that a bill belongs to (spec section 4).
  { name: 'validity', words: ['active', 'expired'] },
  productSelect,
]

const listOf = ({ isWaiting }: { isWaiting?: boolean | null }) =>
  isWaiting ? { columns } : { columns, filters, selects }

export const beforeQuery = listQuery<VariablesOf<'BillsPageQuery'>>(listOf)
export const Loading = TableLoading
export const Failure = CellFailure

type SuccessProps = Pick<PropsOf<'BillsPageQuery'>, 'billsPage' | 'updating'> &
  Pick<VariablesOf<'BillsPageQuery'>, 'isWaiting'>

export const Success = ({ billsPage, updating, isWaiting }: SuccessProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <>
      {/* Money that waits without a bill. */}
      {isWaiting && <WaitingSurplusesCell />}
      <ResourceList
        entity="billing.staff.deskBill"
        query={QUERY}
        within={{ isWaiting }}
        page={billsPage}
        updating={updating}
        {...listOf({ isWaiting })}
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
