import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Marketing/staff/Funnel/funnel'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'FunnelsPageQuery'> = gql`
  query FunnelsPageQuery(
    $page: Int
    $perPage: Int
    $sort: FunnelsSort
    $q: String
    $filter: FunnelsFilter
  ) {
    funnelsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...FunnelFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'FunnelsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  funnelsPage,
  updating,
}: Pick<PropsOf<'FunnelsPageQuery'>, 'funnelsPage' | 'updating'>) => (
  <ResourceList
    entity="marketing.funnel"
    query={QUERY}
    page={funnelsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.funnel({ id })}
  />
)
