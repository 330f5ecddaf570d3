import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Billing/staff/PaymentTerm/paymentTerm'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'PaymentTermsPageQuery'> = gql`
  query PaymentTermsPageQuery(
    $page: Int
    $perPage: Int
    $sort: PaymentTermsSort
    $q: String
  ) {
    paymentTermsPage(page: $page, perPage: $perPage, sort: $sort, q: $q) {
      rows {
        ...PaymentTermFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'PaymentTermsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  paymentTermsPage,
  updating,
}: Pick<PropsOf<'PaymentTermsPageQuery'>, 'paymentTermsPage' | 'updating'>) => (
  <ResourceList
    entity="billing.paymentTerm"
    query={QUERY}
    page={paymentTermsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.paymentTerm({ id })}
  />
)
