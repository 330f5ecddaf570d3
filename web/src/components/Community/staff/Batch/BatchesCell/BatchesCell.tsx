import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Community/staff/Batch/batch'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'BatchesPageQuery'> = gql`
  query BatchesPageQuery(
    $page: Int
    $perPage: Int
    $sort: BatchesSort
    $q: String
    $filter: BatchesFilter
  ) {
    batchesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...BatchFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'BatchesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  batchesPage,
  updating,
}: Pick<PropsOf<'BatchesPageQuery'>, 'batchesPage' | 'updating'>) => (
  <ResourceList
    entity="community.batches.batch"
    query={QUERY}
    page={batchesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.batch({ id })}
  />
)
