import type {
  FindMoveUpRequestQuery,
  FindMoveUpRequestQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MoveUpReview } from 'src/components/Community/Review/MoveUpReview'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { freshQuery } from 'src/lib/cellQueries'

export const QUERY: TypedDocumentNode<
  FindMoveUpRequestQuery,
  FindMoveUpRequestQueryVariables
> = gql`
  query FindMoveUpRequestQuery($id: Int!) {
    moveUpRequest(id: $id) {
      id
      userId
      status
      round
      submittedAt
      slaDueAt
      isOverdue
      isClaimed
      claimedUntil
      reviewerNote
      memberNote
      decidedAt
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
      reviewerRule
      memberName
      memberSlug
      batchName
      joinedAt
      xp
      requiredPoints
      isStillEligible
      assignedToId
      assignedToName
      claimedByName
      isMine
      mayDecide
      isOwn
      mayRevert
      reviewers {
        id
        name
      }
      tasks {
        id
        title
        points
        isRequired
        status
        how
        completedAt
        proofText
        proofUrl
        proofFileUrl
        checkIsOk
        checkNote
      }
      steps {
        id
        round
        status
        note
        actorName
        createdAt
      }
      lessonCount
      lessons {
        id
        name
        courseTitle
        completedAt
      }
      attendanceCount
      attendance {
        id
        title
        startsAt
        tz
        allDay
        method
      }
    }
  }
`

export const beforeQuery = freshQuery<FindMoveUpRequestQueryVariables>
export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({
  moveUpRequest,
}: CellSuccessProps<FindMoveUpRequestQuery>) =>
  moveUpRequest && <MoveUpReview request={moveUpRequest} />
