import type { MyStageQuery, MyStageQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MyStage } from 'src/components/Community/MyStage/MyStage'
import { Busy } from 'src/components/ui/cellStates/Busy'
import { CellEmpty, CellFailure } from 'src/components/ui/cellStates/cellStates'
import { Skeleton, SkeletonLines } from 'src/components/ui/Skeleton/Skeleton'

export const QUERY: TypedDocumentNode<MyStageQuery, MyStageQueryVariables> =
  gql`
    query MyStageQuery {
      myStage {
        userId
        stage {
          id
          number
          name
          description
        }
        nextStage {
          id
          number
          name
          description
        }
        nextUnlocks
        requireReview
        slaHours
        path {
          id
          number
          name
          description
          unlocks
          requiredPoints
        }
        points
        requiredPoints
        percentage
        finishedCount
        taskCount
        tasks {
          id
          title
          description
          points
          actionLabel
          actionUrl
          isRequired
          verification
          proofKind
          status
          how
          completedAt
          submittedAt
          note
          proofText
          proofUrl
          proofFileUrl
        }
        isReady
        missing
        readinessTrace {
          rule
          inputs
          isMet
        }
        pointSources {
          source
          count
          points
        }
        streak {
          days
          isTodayDone
        }
        isOffLeaderboard
        batchName
        request {
          ...MyMoveUpFields
        }
        history {
          ...MyMoveUpFields
        }
      }
    }
    fragment MyMoveUpFields on MyMoveUpRequest {
      id
      status
      round
      submittedAt
      slaDueAt
      isOverdue
      isClaimed
      reviewerNote
      memberNote
      decidedAt
      coolDownUntil
      fromStage {
        id
        number
        name
      }
      toStage {
        id
        number
        name
      }
      steps {
        id
        round
        status
        note
        actorName
        createdAt
      }
    }
  `

export const beforeQuery = () => ({
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => (
  <Busy className="space-y-6">
    <Skeleton className="h-36 w-full rounded-xl" />
    <Skeleton className="h-36 w-full rounded-xl" />
    <SkeletonLines lines={6} />
  </Busy>
)

export const Empty = CellEmpty
export const Failure = CellFailure
export const Success = ({ myStage }: CellSuccessProps<MyStageQuery>) => (
  <MyStage mine={myStage} />
)
