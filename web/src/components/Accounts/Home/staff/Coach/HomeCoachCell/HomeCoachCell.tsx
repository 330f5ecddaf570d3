import type { HomeCoachQuery, HomeCoachQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { HomeCoach } from 'src/components/Accounts/Home/staff/Coach/HomeCoach'
import { FiguresLoading } from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { HomeListLoading } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: TypedDocumentNode<HomeCoachQuery, HomeCoachQueryVariables> =
  gql`
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

export const Success = ({ coachHome }: CellSuccessProps<HomeCoachQuery>) => (
  <HomeCoach home={coachHome} />
)
