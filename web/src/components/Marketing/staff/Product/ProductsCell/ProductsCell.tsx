import { routes } from '@redwoodjs/router'

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

export const QUERY: Doc<'ProductsPageQuery'> = gql`
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

export const beforeQuery = listQuery<VariablesOf<'ProductsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  productsPage,
  updating,
}: Pick<PropsOf<'ProductsPageQuery'>, 'productsPage' | 'updating'>) => (
  <ResourceList
    entity="marketing.product"
    query={QUERY}
    page={productsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.product({ id })}
  />
)
