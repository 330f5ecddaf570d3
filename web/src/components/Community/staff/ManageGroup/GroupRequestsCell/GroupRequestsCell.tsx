import { GroupRequests } from 'src/components/Community/staff/ManageGroup/GroupRequests'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'GroupRequestsQuery'> = gql`
  query GroupRequestsQuery($groupId: Int!) {
    groupRequests(groupId: $groupId) {
      ...GroupRequestFields
    }
  }
`

export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({ groupRequests }: PropsOf<'GroupRequestsQuery'>) => (
  <GroupRequests requests={groupRequests} />
)
