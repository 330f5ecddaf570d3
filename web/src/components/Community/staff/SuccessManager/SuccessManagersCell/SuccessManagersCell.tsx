import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Community/staff/SuccessManager/successManager'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'SuccessManagersPageQuery'> = gql`
  query SuccessManagersPageQuery(
    $page: Int
    $perPage: Int
    $sort: SuccessManagersSort
    $q: String
    $filter: SuccessManagersFilter
  ) {
    successManagersPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...SuccessManagerFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'SuccessManagersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  successManagersPage,
  updating,
}: Pick<
  PropsOf<'SuccessManagersPageQuery'>,
  'successManagersPage' | 'updating'
>) => (
  <ResourceList
    entity="community.success.manager"
    query={QUERY}
    page={successManagersPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.successManager({ id })}
  />
)
