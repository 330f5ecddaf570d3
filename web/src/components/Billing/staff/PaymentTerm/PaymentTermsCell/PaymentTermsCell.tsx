import type {
  PaymentTermsPageQuery,
  PaymentTermsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

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

export const QUERY: TypedDocumentNode<
  PaymentTermsPageQuery,
  PaymentTermsPageQueryVariables
> = gql`
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

export const beforeQuery = listQuery<PaymentTermsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  paymentTermsPage,
  updating,
}: Pick<
  CellSuccessProps<PaymentTermsPageQuery>,
  'paymentTermsPage' | 'updating'
>) => (
  <ResourceList
    entity="billing.paymentTerm"
    query={QUERY}
    page={paymentTermsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.paymentTerm({ id })}
  />
)
