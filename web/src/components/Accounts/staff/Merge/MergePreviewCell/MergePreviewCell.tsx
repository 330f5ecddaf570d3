import { MergeView } from 'src/components/Accounts/staff/Merge/MergeView'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordLoading } from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindMergePreviewQuery'> = gql`
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
        levels {
          id
          label
          isByHand
        }
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
        levels {
          id
          label
          isByHand
        }
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
      levels {
        id
        label
        isByHand
      }
      lostLevels
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindMergePreviewQuery'>>
export const Loading = RecordLoading
export const Failure = CellFailure
export const Success = ({ mergePreview }: PropsOf<'FindMergePreviewQuery'>) => (
  <MergeView
    key={`${mergePreview.survivor.id} ${mergePreview.merged.id}`}
    preview={mergePreview}
  />
)
