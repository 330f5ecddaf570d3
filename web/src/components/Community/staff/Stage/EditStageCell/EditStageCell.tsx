import type { StageInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fields } from 'src/components/Community/staff/Stage/stage'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditStageQuery'> = gql`
  query EditStageQuery($id: Int!) {
    stage(id: $id) {
      ...StageFields
    }
  }
`

const UPDATE: Doc<'UpdateStageMutation'> = gql`
  mutation UpdateStageMutation($id: Int!, $input: StageInput!) {
    updateStage(id: $id, input: $input) {
      ...StageFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditStageQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ stage }: PropsOf<'EditStageQuery'>) => (
  <ResourceEditor
    entity="community.staff.stage"
    fields={fields}
    record={stage}
    name={stage.name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: StageInput) => ({ id: stage.id, input })}
    list={routes.stages()}
    view={routes.stage({ id: stage.id })}
  />
)
