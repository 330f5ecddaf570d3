import type {
  GroupRequestsQuery,
  GroupRequestsQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { GroupRequests } from 'src/components/Community/staff/ManageGroup/GroupRequests'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: TypedDocumentNode<
  GroupRequestsQuery,
  GroupRequestsQueryVariables
> = gql`
  query GroupRequestsQuery($groupId: Int!) {
    groupRequests(groupId: $groupId) {
      ...GroupRequestFields
    }
  }
`

export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({
  groupRequests,
}: CellSuccessProps<GroupRequestsQuery>) => (
  <GroupRequests requests={groupRequests} />
)
