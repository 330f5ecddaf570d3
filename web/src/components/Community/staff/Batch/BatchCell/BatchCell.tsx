import type { FindBatchQuery } from 'types/graphql'

import 'src/components/Community/staff/Batch/batch'
import { BatchView } from 'src/components/Community/staff/Batch/BatchView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindBatchQuery'> = gql`
  query FindBatchQuery($id: Int!) {
    batch(id: $id) {
      ...BatchFields
    }
    batchUses(id: $id) {
      isUsed
      overlaps {
        id
        name
      }
      courses {
        rows {
          id
          name
        }
        hasMore
      }
      events {
        rows {
          id
          name
        }
        hasMore
      }
      groups {
        rows {
          id
          name
        }
        hasMore
      }
      resourceFiles {
        rows {
          id
          name
        }
        hasMore
      }
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindBatchQuery'>>
export const Loading = RecordLoading
export const isEmpty = ({ batch, batchUses }: FindBatchQuery) =>
  !batch || !batchUses
export const Empty = NotFound
export const Failure = recordFailure('community.batches.batch')
export const Success = ({ batch, batchUses }: PropsOf<'FindBatchQuery'>) =>
  batch && batchUses && <BatchView batch={batch} uses={batchUses} />
