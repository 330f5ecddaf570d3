import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Community/staff/Stage/stage'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'StagesPageQuery'> = gql`
  query StagesPageQuery(
    $page: Int
    $perPage: Int
    $sort: StagesSort
    $q: String
  ) {
    stagesPage(page: $page, perPage: $perPage, sort: $sort, q: $q) {
      rows {
        ...StageFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'StagesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  stagesPage,
  updating,
}: Pick<PropsOf<'StagesPageQuery'>, 'stagesPage' | 'updating'>) => (
  <ResourceList
    entity="community.staff.stage"
    query={QUERY}
    page={stagesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.stage({ id })}
  />
)
