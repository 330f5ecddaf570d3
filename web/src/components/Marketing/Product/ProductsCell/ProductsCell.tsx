import { useTranslation } from 'react-i18next'
import type {
  ProductsPageQuery,
  ProductsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns, filters } from 'src/components/Marketing/Product/product'
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
  ProductsPageQuery,
  ProductsPageQueryVariables
> = gql`
  query ProductsPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    productsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ProductFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<ProductsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  productsPage: { rows, total },
  updating,
}: Pick<CellSuccessProps<ProductsPageQuery>, 'productsPage' | 'updating'>) => {
  const { t } = useTranslation('marketing')
  const words = useEntityWords('marketing.product')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: ProductsPageQuery) => data.productsPage,
    variables
  )
  return (
    <ResourceTable
      entity="marketing.product"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.product({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('product.list')}
      empty={
        <EmptyState title={t('product.empty')} text={t('product.emptyHelp')} />
      }
    />
  )
}
