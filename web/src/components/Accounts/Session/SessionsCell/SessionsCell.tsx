import { SessionList } from 'src/components/Accounts/Session/SessionList'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'MySessionsQuery'> = gql`
  query MySessionsQuery {
    mySessions {
      id
      createdAt
      lastSeenAt
      ip
      userAgent
      isCurrent
    }
  }
`

export const beforeQuery = () => ({ fetchPolicy: 'network-only' as const })
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({ mySessions }: PropsOf<'MySessionsQuery'>) => (
  <SessionList sessions={mySessions} />
)
