import { useTranslation } from 'react-i18next'
import type {
  PaymentTermsPageQuery,
  PaymentTermsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Billing/PaymentTerm/paymentTerm'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/ResourceTable/ResourceTable'
import { useEntityWords } from 'src/hooks/useEntityWords'
import { useFetchAll } from 'src/hooks/useFetchAll'
import { useTableState } from 'src/hooks/useTableState'
import { tableQuery } from 'src/lib/tableQuery'

export const QUERY: TypedDocumentNode<
  PaymentTermsPageQuery,
  PaymentTermsPageQueryVariables
> = gql`
  query PaymentTermsPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    paymentTermsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...PaymentTermFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<PaymentTermsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  paymentTermsPage: { rows, total },
  updating,
}: Pick<
  CellSuccessProps<PaymentTermsPageQuery>,
  'paymentTermsPage' | 'updating'
>) => {
  const { t } = useTranslation('billing')
  const words = useEntityWords('billing.paymentTerm')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: PaymentTermsPageQuery) => data.paymentTermsPage,
    variables
  )
  return (
    <ResourceTable
      entity="billing.paymentTerm"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.paymentTerm({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('paymentTerm.list')}
      empty={
        <EmptyState
          title={t('paymentTerm.empty')}
          text={t('paymentTerm.emptyHelp')}
        />
      }
    />
  )
}
