import { routes } from '@redwoodjs/router'

import {
  groupSelect,
  subGroupSelect,
} from 'src/components/Community/staff/GroupMembers/groupSelects'
import {
  columnsOfAll,
  columnsOfGroup,
  columnsOfPast,
  type Member,
} from 'src/components/Community/staff/GroupMembers/memberColumns'
import { useMemberActions } from 'src/components/Community/staff/GroupMembers/useMemberActions'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'
import { useTableState } from 'src/hooks/resource/useTableState'

export const QUERY: Doc<'GroupMembersPageQuery'> = gql`
  query GroupMembersPageQuery(
    $groupId: Int
    $subGroupId: Int
    $page: Int
    $perPage: Int
    $sort: GroupMembersSort
    $q: String
    $filter: GroupMembersFilter
  ) {
    groupMembersPage(
      groupId: $groupId
      subGroupId: $subGroupId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...GroupMemberFields
      }
      total
    }
  }
`

const listOfAll = {
  columns: columnsOfAll,
  filters: ['leaders', 'former'],
  selects: [groupSelect, subGroupSelect],
}

const listOfGroup = {
  columns: columnsOfGroup,
  filters: ['stuck', 'leaders', 'former'],
  selects: [subGroupSelect],
}

/** The people of one group, or of all groups if none is given. */
type CellProps = Pick<VariablesOf<'GroupMembersPageQuery'>, 'groupId'>

const listOf = ({ groupId }: CellProps) => (groupId ? listOfGroup : listOfAll)

export const beforeQuery =
  listQuery<VariablesOf<'GroupMembersPageQuery'>>(listOf)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  groupMembersPage,
  updating,
  groupId,
}: Pick<PropsOf<'GroupMembersPageQuery'>, 'groupMembersPage' | 'updating'> &
  CellProps) => {
  const { mayOpen } = useAccess()
  const mayEdit = mayOpen('editGroup')
  const { actions, dialog } = useMemberActions(mayEdit)
  const mayAct = mayEdit || !!groupId
  const list = listOf({ groupId })
  const isOfPast = useTableState(list).filter === 'former'
  return (
    <>
      <ResourceList<Member>
        entity="community.groups.member"
        query={QUERY}
        within={groupId ? { groupId } : undefined}
        page={groupMembersPage}
        updating={updating}
        {...list}
        columns={isOfPast ? columnsOfPast(list.columns) : list.columns}
        rowLink={({ userId, slug }) =>
          mayOpen('user')
            ? routes.user({ id: userId })
            : routes.profile({ slug })
        }
        batchActions={mayAct && !isOfPast ? actions : []}
      />
      {dialog}
    </>
  )
}
