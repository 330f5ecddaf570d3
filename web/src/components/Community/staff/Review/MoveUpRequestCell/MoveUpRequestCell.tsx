import type {
  FindMoveUpRequestQuery,
  FindMoveUpRequestQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MoveUpReview } from 'src/components/Community/staff/Review/MoveUpReview'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Community/staff/Review/moveUpEvidence'

export const QUERY: TypedDocumentNode<
  FindMoveUpRequestQuery,
  FindMoveUpRequestQueryVariables
> = gql`
  query FindMoveUpRequestQuery($id: Int!) {
    moveUpRequest(id: $id) {
      ...MoveUpEvidenceFields
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
