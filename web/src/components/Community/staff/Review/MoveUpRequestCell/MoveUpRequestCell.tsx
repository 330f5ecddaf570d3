import { MoveUpReview } from 'src/components/Community/staff/Review/MoveUpReview'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Community/staff/Review/moveUpEvidence'

export const QUERY: Doc<'FindMoveUpRequestQuery'> = gql`
  query FindMoveUpRequestQuery($id: Int!) {
    moveUpRequest(id: $id) {
      ...MoveUpEvidenceFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindMoveUpRequestQuery'>>
export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ moveUpRequest }: PropsOf<'FindMoveUpRequestQuery'>) =>
  moveUpRequest && <MoveUpReview request={moveUpRequest} />
