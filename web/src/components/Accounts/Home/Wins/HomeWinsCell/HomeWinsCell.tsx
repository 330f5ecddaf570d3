import { HomeWins } from 'src/components/Accounts/Home/Wins/HomeWins'
import { NoWins } from 'src/components/Accounts/Home/Wins/NoWins'
import { WinsLoading } from 'src/components/Accounts/Home/Wins/WinsLoading'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeWinsQuery'> = gql`
  query HomeWinsQuery {
    myLatestWins {
      id
      title
      achievedOn
    }
  }
`

export const Loading = WinsLoading

export const Empty = NoWins

export const Failure = CellFailure

export const Success = ({ myLatestWins }: PropsOf<'HomeWinsQuery'>) => (
  <HomeWins wins={myLatestWins} />
)
