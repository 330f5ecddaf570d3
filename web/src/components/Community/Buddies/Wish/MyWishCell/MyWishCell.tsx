import { AskForBuddies } from 'src/components/Community/Buddies/Wish/AskForBuddies'
import { MyWish } from 'src/components/Community/Buddies/Wish/MyWish'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyWishQuery'> = gql`
  query MyWishQuery {
    myAccountabilityWish {
      language
      cadence
      times
      createdAt
    }
  }
`

export const beforeQuery = freshQuery
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = AskForBuddies
export const Success = ({ myAccountabilityWish }: PropsOf<'MyWishQuery'>) => (
  <MyWish wish={myAccountabilityWish} />
)
