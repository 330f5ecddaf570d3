import { HomeReviews } from 'src/components/Accounts/Home/staff/Review/HomeReviews'
import { HomeListLoading } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'HomeReviewsQuery'> = gql`
  query HomeReviewsQuery {
    reviewHome {
      count
      overdueCount
      lines {
        requestId
        stageId
        stageNumber
        name
        title
        since
        dueAt
        isOverdue
        isOwnClaim
      }
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'HomeReviewsQuery'>>
export const isEmpty = () => false
export const Loading = HomeListLoading
export const Failure = CellFailure

export const Success = ({ reviewHome }: PropsOf<'HomeReviewsQuery'>) => (
  <HomeReviews home={reviewHome} />
)
