import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Billing/staff/Bill/bill'
import { useBillActions } from 'src/components/Billing/staff/Bill/useBillActions'
import { productSelect } from 'src/components/Billing/staff/productSelects'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'
import type { ListSelect } from 'src/hooks/resource/listSelect'

import { formatSum } from '$api/src/shared/money'

export const QUERY: Doc<'BillsPageQuery'> = gql`
  query BillsPageQuery(
    $page: Int
    $perPage: Int
    $q: String
    $filter: BillsFilter
    $validity: Validity
    $productId: Int
    $due: BillsDue
  ) {
    billsPage(
      page: $page
      perPage: $perPage
      q: $q
      filter: $filter
      validity: $validity
      productId: $productId
      due: $due
    ) {
      rows {
        ...DeskBillFields
      }
      total
      isTotalCapped
      owedCentavos
    }
  }
`

const selects: ListSelect<keyof VariablesOf<'BillsPageQuery'>>[] = [
  { name: 'due', words: ['overdue', 'week', 'month'] },
  // The validity of the membership that a bill belongs to (spec section 4).
  { name: 'validity', words: ['active', 'expired'] },
  productSelect,
]

const list = { columns, filters, selects }

export const beforeQuery = listQuery<VariablesOf<'BillsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({ billsPage, updating }: PropsOf<'BillsPageQuery'>) => {
  const { t } = useTranslation('billing.staff')
  const { actions, dialog } = useBillActions()
  const { owedCentavos, isTotalCapped } = billsPage
  return (
    <>
      <ResourceList
        entity="billing.staff.deskBill"
        query={QUERY}
        page={billsPage}
        updating={updating}
        {...list}
        batchActions={actions}
        exportsChosen
        foot={
          owedCentavos == null
            ? undefined
            : t(isTotalCapped ? 'deskBill.leftMore' : 'deskBill.left', {
                amount: formatSum(owedCentavos),
              })
        }
        rowLink={({ userId }) => routes.studentPaymentDetails({ id: userId })}
      />
      {dialog}
      {isTotalCapped && (
        <p className="text-muted mt-3 text-sm">
          {t('deskBill.capped', { count: billsPage.total })}
        </p>
      )}
    </>
  )
}
