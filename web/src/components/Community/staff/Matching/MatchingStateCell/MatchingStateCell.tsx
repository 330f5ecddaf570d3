import { MatchingState } from 'src/components/Community/staff/Matching/MatchingState'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MatchingStateQuery'> = gql`
  query MatchingStateQuery {
    accountabilityMatchingState {
      askingCount
      last {
        id
        createdAt
        by
        groupCount
        usedCount
      }
    }
  }
`

export const beforeQuery = tableQuery
// The list below it is what people come for.
export const Loading = () => null
export const Failure = CellFailure
export const Success = ({
  accountabilityMatchingState,
}: PropsOf<'MatchingStateQuery'>) => (
  <MatchingState state={accountabilityMatchingState} />
)
