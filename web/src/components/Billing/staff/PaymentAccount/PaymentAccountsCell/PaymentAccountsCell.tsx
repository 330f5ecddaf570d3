import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Billing/staff/PaymentAccount/paymentAccount'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'PaymentAccountsPageQuery'> = gql`
  query PaymentAccountsPageQuery(
    $page: Int
    $perPage: Int
    $sort: PaymentAccountsSort
    $q: String
  ) {
    paymentAccountsPage(page: $page, perPage: $perPage, sort: $sort, q: $q) {
      rows {
        ...PaymentAccountFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery =
  listQuery<VariablesOf<'PaymentAccountsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  paymentAccountsPage,
  updating,
}: Pick<
  PropsOf<'PaymentAccountsPageQuery'>,
  'paymentAccountsPage' | 'updating'
>) => (
  <ResourceList
    entity="billing.staff.paymentAccount"
    query={QUERY}
    page={paymentAccountsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.paymentAccount({ id })}
  />
)
