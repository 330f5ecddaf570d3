import type { MyCheckInQuery } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MyCheckIn } from 'src/components/Community/Buddies/MyCheckIn'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<MyCheckInQuery> = gql`
  query MyCheckInQuery {
    myCheckIn {
      groupName
      dueOn
      status
      isExpected
      streak
    }
  }
`

export const beforeQuery = tableQuery
export const Loading = () => null
export const Empty = () => null
// The group's own page tells of the failure; this is a way there.
export const Failure = () => null
export const Success = ({ myCheckIn }: CellSuccessProps<MyCheckInQuery>) => (
  <MyCheckIn checkIn={myCheckIn} />
)
