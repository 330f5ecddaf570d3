import type { BatchInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import 'src/components/Community/staff/Batch/batch'
import { OverlapWarning } from 'src/components/Community/staff/Batch/OverlapWarning'
import { useBatchFields } from 'src/components/Community/staff/Batch/useBatchFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateBatchMutation'> = gql`
  mutation CreateBatchMutation($input: BatchInput!) {
    createBatch(input: $input) {
      ...BatchFields
    }
  }
`

const start = {}

export const NewBatch = () => (
  <ResourceEditor
    entity="community.batches.batch"
    fields={useBatchFields()}
    record={start}
    mutation={CREATE}
    variables={(input: BatchInput) => ({ input })}
    list={routes.batches()}
    view={({ createBatch: { id } }) => routes.batch({ id })}
  >
    <OverlapWarning />
  </ResourceEditor>
)
