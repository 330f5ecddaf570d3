import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Community/staff/Accountability/accountability'
import { GroupActions } from 'src/components/Community/staff/Accountability/GroupActions'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AccountabilityGroupsPageQuery'> = gql`
  query AccountabilityGroupsPageQuery(
    $page: Int
    $perPage: Int
    $sort: AccountabilityGroupsSort
    $q: String
    $filter: AccountabilityGroupStatus
  ) {
    accountabilityGroupsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...AccountabilityListedFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'AccountabilityGroupsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  accountabilityGroupsPage,
  updating,
}: Pick<
  PropsOf<'AccountabilityGroupsPageQuery'>,
  'accountabilityGroupsPage' | 'updating'
>) => {
  const mayEdit = useAccess().mayOpen('editGroup')
  return (
    <ResourceList
      entity="community.accountability.group"
      query={QUERY}
      page={accountabilityGroupsPage}
      updating={updating}
      {...list}
      rowLink={({ id }) => routes.accountabilityGroups({ groupId: id })}
      actions={mayEdit ? (group) => <GroupActions group={group} /> : undefined}
    />
  )
}
