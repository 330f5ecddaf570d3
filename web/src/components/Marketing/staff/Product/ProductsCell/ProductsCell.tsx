import type {
  ProductsPageQuery,
  ProductsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Marketing/staff/Product/product'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  ProductsPageQuery,
  ProductsPageQueryVariables
> = gql`
  query ProductsPageQuery(
    $page: Int
    $perPage: Int
    $sort: ProductsSort
    $q: String
    $filter: ProductsFilter
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

const list = { columns, filters }

export const beforeQuery = listQuery<ProductsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  productsPage,
  updating,
}: Pick<CellSuccessProps<ProductsPageQuery>, 'productsPage' | 'updating'>) => (
  <ResourceList
    entity="marketing.product"
    query={QUERY}
    page={productsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.product({ id })}
  />
)
