import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Community/staff/Group/group'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'GroupsPageQuery'> = gql`
  query GroupsPageQuery(
    $page: Int
    $perPage: Int
    $sort: GroupsSort
    $q: String
    $filter: GroupsFilter
  ) {
    groupsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...GroupFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'GroupsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  groupsPage,
  updating,
}: Pick<PropsOf<'GroupsPageQuery'>, 'groupsPage' | 'updating'>) => (
  <ResourceList
    entity="community.groups.group"
    query={QUERY}
    page={groupsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.group({ id })}
  />
)
