import { AccessTokenList } from 'src/components/Accounts/AccessToken/AccessTokenList'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'MyAccessTokensQuery'> = gql`
  query MyAccessTokensQuery {
    myAccessTokens {
      id
      name
      mayChange
      reachesMoney
      state
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`

export const beforeQuery = () => ({ fetchPolicy: 'network-only' as const })
// An empty list shows its own words.
export const isEmpty = () => false
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({ myAccessTokens }: PropsOf<'MyAccessTokensQuery'>) => (
  <AccessTokenList tokens={myAccessTokens} />
)
