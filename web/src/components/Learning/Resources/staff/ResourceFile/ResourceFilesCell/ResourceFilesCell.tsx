import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Learning/Resources/staff/ResourceFile/resourceFile'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ResourceFilesPageQuery'> = gql`
  query ResourceFilesPageQuery(
    $page: Int
    $perPage: Int
    $sort: ResourceFilesSort
    $q: String
    $filter: ResourceFilesFilter
  ) {
    resourceFilesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ResourceFileRowFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'ResourceFilesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  resourceFilesPage,
  updating,
}: Pick<
  PropsOf<'ResourceFilesPageQuery'>,
  'resourceFilesPage' | 'updating'
>) => (
  <ResourceList
    entity="learning.resources.resourceFile"
    query={QUERY}
    page={resourceFilesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.resourceFile({ id })}
  />
)
