import 'src/components/Accounts/staff/Archive/archivedUser'
import { ArchivedUserView } from 'src/components/Accounts/staff/Archive/ArchivedUserView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindArchivedUserQuery'> = gql`
  query FindArchivedUserQuery($id: Int!) {
    archivedUser(id: $id) {
      ...ArchivedUserFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindArchivedUserQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.users.archived')
export const Success = ({ archivedUser }: PropsOf<'FindArchivedUserQuery'>) => (
  <ArchivedUserView user={archivedUser} />
)
