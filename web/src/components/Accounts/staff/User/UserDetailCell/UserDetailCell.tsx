import { UserView } from 'src/components/Accounts/staff/User/UserView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Accounts/staff/User/userDetail'

export const QUERY: Doc<'FindUserDetailQuery'> = gql`
  query FindUserDetailQuery($id: Int!) {
    userDetail(id: $id) {
      ...UserDetailFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindUserDetailQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.staff.user')
export const Success = ({ userDetail }: PropsOf<'FindUserDetailQuery'>) => (
  <UserView user={userDetail} />
)
