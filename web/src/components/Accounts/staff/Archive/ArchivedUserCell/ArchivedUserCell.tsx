import type {
  FindArchivedUserQuery,
  FindArchivedUserQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Accounts/staff/Archive/archivedUser'
import { ArchivedUserView } from 'src/components/Accounts/staff/Archive/ArchivedUserView'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  FindArchivedUserQuery,
  FindArchivedUserQueryVariables
> = gql`
  query FindArchivedUserQuery($id: Int!) {
    archivedUser(id: $id) {
      ...ArchivedUserFields
    }
  }
`

export const beforeQuery = freshQuery<FindArchivedUserQueryVariables>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.users.archived')
export const Success = ({
  archivedUser,
}: CellSuccessProps<FindArchivedUserQuery>) => (
  <ArchivedUserView user={archivedUser} />
)
