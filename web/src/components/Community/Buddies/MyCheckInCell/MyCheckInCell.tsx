import { MyCheckIn } from 'src/components/Community/Buddies/MyCheckIn'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyCheckInQuery'> = gql`
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
// The group's own page reports the failure; this card only leads there.
export const Failure = () => null
export const Success = ({ myCheckIn }: PropsOf<'MyCheckInQuery'>) => (
  <MyCheckIn checkIn={myCheckIn} />
)
