import type {
  FindMergePreviewQuery,
  FindMergePreviewQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MergeView } from 'src/components/Accounts/staff/Merge/MergeView'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordLoading } from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  FindMergePreviewQuery,
  FindMergePreviewQueryVariables
> = gql`
  query FindMergePreviewQuery($survivorId: Int!, $mergedId: Int!) {
    mergePreview(survivorId: $survivorId, mergedId: $mergedId) {
      survivor {
        id
        name
        email
        isConfirmed
        tribeId
        createdAt
        xp
        creditCentavos
        levels
      }
      merged {
        id
        name
        email
        isConfirmed
        tribeId
        createdAt
        xp
        creditCentavos
        levels
      }
      fields {
        field
        survivor
        merged
      }
      moves {
        table
        count
      }
      superseded
      pending
      doubledXp
      levels
      lostLevels
    }
  }
`

export const beforeQuery = freshQuery<FindMergePreviewQueryVariables>
export const Loading = RecordLoading
export const Failure = CellFailure
export const Success = ({
  mergePreview,
}: CellSuccessProps<FindMergePreviewQuery>) => (
  <MergeView
    key={`${mergePreview.survivor.id} ${mergePreview.merged.id}`}
    preview={mergePreview}
  />
)
