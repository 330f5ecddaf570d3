import type { BatchInput, EditBatchQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { OverlapWarning } from 'src/components/Community/staff/Batch/OverlapWarning'
import { useBatchFields } from 'src/components/Community/staff/Batch/useBatchFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditBatchQuery'> = gql`
  query EditBatchQuery($id: Int!) {
    batch(id: $id) {
      ...BatchFields
    }
  }
`

const UPDATE: Doc<'UpdateBatchMutation'> = gql`
  mutation UpdateBatchMutation($id: Int!, $input: BatchInput!) {
    updateBatch(id: $id, input: $input) {
      ...BatchFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditBatchQuery'>>
export const Loading = FormLoading
export const isEmpty = ({ batch }: EditBatchQuery) =>
  !batch || batch.state === 'ARCHIVED'
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ batch }: PropsOf<'EditBatchQuery'>) => (
  <ResourceEditor
    entity="community.batches.batch"
    fields={useBatchFields(batch)}
    record={batch}
    name={batch.name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: BatchInput) => ({ id: batch.id, input })}
    list={routes.batches()}
    view={routes.batch({ id: batch.id })}
  >
    <OverlapWarning batchId={batch.id} />
  </ResourceEditor>
)
