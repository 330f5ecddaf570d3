import { routes } from '@redwoodjs/router'

import { memberColumns } from 'src/components/Community/staff/ManageStage/memberColumns'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ManagedStageMembersQuery'> = gql`
  query ManagedStageMembersQuery(
    $page: Int
    $perPage: Int
    $sort: ManagedStageMembersSort
    $q: String
    $filter: ManagedStageMembersFilter
  ) {
    managedStageMembersPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        id
        name
        email
        xp
        doneCount
        taskCount
        percentage
        stageProgressAt
        isStuck
        requestStatus
      }
      total
    }
  }
`

const list = { columns: memberColumns, filters: ['stuck', 'waiting'] }

export const beforeQuery =
  listQuery<VariablesOf<'ManagedStageMembersQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  managedStageMembersPage,
  updating,
}: PropsOf<'ManagedStageMembersQuery'>) => {
  const { mayOpen } = useAccess()
  return (
    <ResourceList
      entity="community.journey.member"
      query={QUERY}
      page={managedStageMembersPage}
      updating={updating}
      {...list}
      rowLink={({ id }) => (mayOpen('user') ? routes.user({ id }) : undefined)}
    />
  )
}
