import { HomeCoach } from 'src/components/Accounts/Home/staff/Coach/HomeCoach'
import { FiguresLoading } from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { HomeListLoading } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeCoachQuery'> = gql`
  query HomeCoachQuery {
    coachHome {
      stage {
        id
        number
        name
        memberCount
      }
      stuckCount
      needsYou {
        id
        name
        lastActivityAt
        stuckSince
        hasFinished
        remainingTasksCount
      }
      toReview {
        id
        number
        name
        waitingCount
      }
    }
  }
`

export const Loading = () => (
  <div className="space-y-4 sm:space-y-6">
    <FiguresLoading count={3} />
    <HomeListLoading />
  </div>
)

export const Failure = CellFailure

export const Success = ({ coachHome }: PropsOf<'HomeCoachQuery'>) => (
  <HomeCoach home={coachHome} />
)
